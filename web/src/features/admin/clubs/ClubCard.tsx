import { countText } from '../../../lib/format.ts';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { clubTypeText, peopleNoun } from '../row/clubTexts.ts';
import { ClubDetails } from './ClubDetails.tsx';
import { ClubIcon, clubCategory } from './ClubIcon.tsx';
import { mentorsOf, type ClubDialog, type Mentors } from './clubList.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import { Caption } from '../../../ui/Caption.tsx';

interface ClubCardProps {
  club: ClubRowFragment;
  mentors: Mentors;
  isOpen: boolean;
  onToggle: () => void;
  openDialog: ClubDialog['open'];
}

/** Card of a club; expanded, it shows stages and mentors. */
export function ClubCard({ club, mentors, isOpen, onToggle, openDialog }: ClubCardProps) {
  const titleId = useId();
  const detailsId = useId();
  const { id, name, description, clubFor, membersCount } = club;
  const category = clubCategory(name);
  return (
    <chakra.li
      aria-labelledby={titleId}
      bg="surface"
      borderWidth="line"
      borderStyle="solid"
      borderColor={isOpen ? 'brand' : 'line'}
      borderRadius="3"
      overflow="clip"
    >
      <Flex
        wrap={{ base: 'wrap', md: 'nowrap' }}
        align="center"
        columnGap={{ base: '3', md: '5' }}
        rowGap="3"
        paddingBlock="4"
        paddingInline={{ base: '5', md: '6' }}
      >
        <ClubIcon name={name} />
        <chakra.div flex={{ base: '1 1 60%', md: '1' }} minW="0">
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <chakra.h3 id={titleId} textStyle="item" overflowWrap="anywhere">
              <bdi>{name}</bdi>
            </chakra.h3>
            <ClubBadge clubFor={clubFor} />
            {category && <Caption as="span">{category.label}</Caption>}
          </Flex>
          <chakra.p
            maxW="measure"
            marginTop="1"
            textStyle="small"
            color="ink-soft"
            overflowWrap="anywhere"
          >
            {description}
          </chakra.p>
        </chakra.div>
        <Count count={mentorsOf(mentors, id)?.length} noun="mentors" />
        <Count count={membersCount} noun={peopleNoun(clubFor)} />
        <Flex gap="1" marginInlineStart={{ base: 'auto', md: '0' }}>
          <IconButton
            icon="pencil"
            label={`Edit ${name}`}
            onClick={() => {
              openDialog('edit', id);
            }}
          />
          <IconButton
            icon="trash"
            label={`Delete ${name}`}
            onClick={() => {
              openDialog('delete', id);
            }}
          />
          <IconButton
            edge
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={`${isOpen ? 'Close' : 'Open'} ${name}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={onToggle}
          />
        </Flex>
      </Flex>
      {isOpen && (
        <div id={detailsId}>
          <ClubDetails club={club} mentors={mentors} openDialog={openDialog} />
        </div>
      )}
    </chakra.li>
  );
}

/** A count above its noun; renders nothing if unknown. */
function Count({ count, noun }: { count: number | null | undefined; noun: string }) {
  if (count == null) return null;
  const [figure, word] = countText(count, noun).split(' ');
  return (
    <chakra.p
      display={{ base: 'flex', md: 'block' }}
      alignItems="baseline"
      gap="1.5"
      minW={{ md: 'clubDoorHeight' }}
    >
      <chakra.span display="block" textStyle="figure" fontSize="21">
        {figure}
      </chakra.span>{' '}
      <Caption as="span">{word}</Caption>
    </chakra.p>
  );
}

/** "Student Club" or "Educator Club"; renders nothing if unknown. */
function ClubBadge({ clubFor }: { clubFor: ClubAudience | null }) {
  const text = clubTypeText(clubFor);
  if (text === null) return null;
  const isEducator = clubFor === 'EDUCATOR';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingBlock="0.5"
      paddingInline="2"
      borderWidth="line"
      borderStyle="solid"
      borderRadius="full"
      borderColor={isEducator ? 'brand' : 'line-strong'}
      bg={isEducator ? 'brand-soft' : undefined}
      color={isEducator ? 'brand' : 'ink-soft'}
      fontSize="13"
      fontWeight="label"
      lineHeight="snug"
      whiteSpace="nowrap"
    >
      <Icon name={isEducator ? 'briefcase' : 'cap'} size="badgeIcon" weight="bold" />
      <span>{text}</span>
    </chakra.span>
  );
}
