import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { countOf } from '../table/countOf.ts';
import { peopleNoun } from '../row/clubWords.ts';
import type { RecordDialog } from '../record/useRecordDialog.ts';
import { ClubBadge } from './ClubBadge.tsx';
import { clubCategory } from './clubCategory.ts';
import { ClubDetails } from './ClubDetails.tsx';
import { ClubIcon } from './ClubIcon.tsx';
import { mentorsOf } from './clubList.ts';
import type { ClubMentorFragment } from './ClubMentor.generated.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';

interface ClubCardProps {
  club: ClubRowFragment;
  mentors: readonly ClubMentorFragment[];
  isOpen: boolean;
  onToggle: () => void;
  openDialog: RecordDialog['open'];
}

/** Card of a club; expanded, it shows stages and mentors. */
export function ClubCard({ club, mentors, isOpen, onToggle, openDialog }: ClubCardProps) {
  const titleId = useId();
  const detailsId = useId();
  const { id, name, description, clubFor, membersCount } = club;
  const own = mentorsOf(mentors, id);
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
      <chakra.div
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        columnGap={{ base: '3', md: '5' }}
        rowGap="3"
        paddingBlock="4"
        paddingInline={{ base: '5', md: '6' }}
      >
        <ClubIcon name={name} />
        <chakra.div flex={{ base: '1 1 60%', md: '1' }} minW="0">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <chakra.h3 id={titleId} textStyle="item" overflowWrap="anywhere">
              <bdi>{name}</bdi>
            </chakra.h3>
            <ClubBadge clubFor={clubFor} />
            {category && (
              <chakra.span textStyle="caption" color="ink-faint">
                {category.label}
              </chakra.span>
            )}
          </chakra.div>
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
        <Count count={own.length} noun="mentors" />
        <Count count={membersCount} noun={peopleNoun(clubFor)} />
        <chakra.div display="flex" gap="1" marginInlineStart={{ base: 'auto', md: '0' }}>
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
        </chakra.div>
      </chakra.div>
      {isOpen && (
        <div id={detailsId}>
          <ClubDetails club={club} own={own} mentors={mentors} openDialog={openDialog} />
        </div>
      )}
    </chakra.li>
  );
}

/** A count above its noun; renders nothing if unknown. */
function Count({ count, noun }: { count: number | null; noun: string }) {
  if (count === null) return null;
  const [figure, word] = countOf(count, noun).split(' ');
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
      <chakra.span textStyle="caption" color="ink-faint">
        {word}
      </chakra.span>
    </chakra.p>
  );
}
