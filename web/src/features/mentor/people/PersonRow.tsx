import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useQueryError } from '../../../lib/failure/Absent.tsx';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { shortDate } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { percentColor } from '../../../ui/thresholds.ts';
import type { PersonRef } from '../list/useMentorDashboard.ts';
import { useMentorPerson } from '../list/useMentorPerson.ts';
import { UnreadBadge } from '../../../lib/journey/AnswerNote.tsx';
import { unreadAnswers } from '../answers/answers.ts';
import { OtherClub } from './OtherClub.tsx';
import { PathStones } from './PathStones.tsx';
import { personText, progressText } from '../list/personText.ts';
import { Caption } from '../../../ui/Caption.tsx';

const NameLink = chakra(Link, {
  base: {
    display: 'inline-block',
    minH: 'target',
    borderRadius: '1',
    fontWeight: 'label',
    _hover: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

interface PersonRowProps {
  typename: PersonRef['__typename'];
  id: string;
  /** Link to the update form of this person. */
  to: string;
  onDetails: (id: string) => void;
  onContact: (id: string) => void;
}

/**
 * Row of a person with progress and dialogs; the name links to the update form. Renders again only
 * when the person or the URL changes.
 */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { typename, id, to, onDetails, onContact } = props;
  const person = useMentorPerson({ __typename: typename, id });
  const error = useQueryError();
  if (!person) return null;
  const { name, progress } = person;
  const [stage, percent] = progressText(person, error);
  const updated = progress?.lastUpdated;
  return (
    <chakra.li
      display="grid"
      alignItems="center"
      gap="3"
      columnGap={{ lg: '4' }}
      gridColumn="1 / -1"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto auto', lg: 'subgrid' }}
      paddingBlock="3"
      paddingInline={{ base: '5', md: '6' }}
      borderTop="line"
      lineHeight="snug"
    >
      <Flex align="center" gap="3" minW="0" mdDown={{ gridColumn: '1 / -1' }}>
        <Avatar name={name} />
        <chakra.div minW="0" overflowWrap="anywhere">
          <NameLink to={to} aria-label={`Update progress of ${name}`}>
            <bdi>{name}</bdi>
          </NameLink>
          <OtherClub person={person} />
          <Caption>{personText(person)}</Caption>
          {unreadAnswers(person).length > 0 && (
            <chakra.div marginTop="1">
              <UnreadBadge>Answer not read</UnreadBadge>
            </chakra.div>
          )}
        </chakra.div>
      </Flex>
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p textStyle="small">{stage}</chakra.p>
        <Caption>{updated ? `Updated ${shortDate(updated)}` : 'No update yet'}</Caption>
      </chakra.div>
      <chakra.div maxW="9rem">
        <PathStones progress={progress} />
      </chakra.div>
      <chakra.div textAlign="end">
        {percent !== null && (
          <chakra.span textStyle="figure" fontSize="16" color={percentColor(percent)}>
            {`${percent}%`}
          </chakra.span>
        )}
      </chakra.div>
      <Grid
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'auto auto' }}
        justifyContent={{ md: 'end' }}
        gap="1"
        paddingInlineStart={{ lg: '3' }}
        mdDown={{ gridColumn: '1 / -1' }}
        // Beside the name on a tablet.
        mdToLg={{ gridRow: '1', gridColumn: '2 / -1' }}
      >
        <Button
          tone="outline"
          size="sm"
          aria-label={`View Details of ${name}`}
          onClick={() => {
            onDetails(id);
          }}
        >
          View Details
        </Button>
        <Button
          tone="plain"
          size="sm"
          aria-label={`Contact ${name}`}
          onClick={() => {
            onContact(id);
          }}
        >
          Contact
        </Button>
      </Grid>
    </chakra.li>
  );
});
