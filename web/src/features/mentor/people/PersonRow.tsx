import { chakra } from '@chakra-ui/react';
import { useQueryError } from '../../../lib/failure/Absent.tsx';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { shortDate } from '../../../lib/format.ts';
import { journeyStages } from '../../../lib/journey/journey.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MiniStones } from '../../../ui/MiniStones.tsx';
import { PercentText } from './PercentText.tsx';
import { currentIndex } from '../../../ui/stage.ts';
import type { PersonRef } from '../list/useMentorDashboard.ts';
import { useMentorPerson } from '../list/useMentorPerson.ts';
import { OtherClub } from './OtherClub.tsx';
import { personLine, progressWords } from '../list/personLine.ts';

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
  const [stage, percent] = progressWords(person, error);
  const updated = progress?.lastUpdated;
  const done = journeyStages(progress).map(({ status }) => status === 'COMPLETED');
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
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        minW="0"
        mdDown={{ gridColumn: '1 / -1' }}
      >
        <Avatar name={name} />
        <chakra.div minW="0" overflowWrap="anywhere">
          <NameLink to={to} aria-label={`Update progress of ${name}`}>
            <bdi>{name}</bdi>
          </NameLink>
          <OtherClub person={person} />
          <chakra.p textStyle="caption" color="ink-faint">
            {personLine(person)}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p textStyle="small">{stage}</chakra.p>
        <chakra.p textStyle="caption" color="ink-faint">
          {updated ? `Updated ${shortDate(updated)}` : 'No update yet'}
        </chakra.p>
      </chakra.div>
      <chakra.div maxW="8rem" css={{ '& > span': { flexWrap: 'wrap' } }}>
        {done.length > 0 && (
          <MiniStones
            done={done}
            current={currentIndex(progress?.stages ?? [])}
            label={`${done.filter(Boolean).length} of ${done.length} stages completed`}
          />
        )}
      </chakra.div>
      <chakra.div textAlign="end">
        {percent !== null && <PercentText percent={percent} />}
      </chakra.div>
      <chakra.div
        display="grid"
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
      </chakra.div>
    </chakra.li>
  );
});
