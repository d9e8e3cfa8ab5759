import { countText } from '../../../lib/format.ts';
import { chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { UNREAD } from '../../../lib/failure/Absent.tsx';
import { PersonLabel } from '../table/PersonLabel.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import type { Mentors } from './clubList.ts';
import type { ClubMentorFragment } from './ClubMentor.generated.ts';

/** Number of mentors shown at first. */
const SHOWN = 6;

interface ClubMentorsProps {
  mentors: Mentors;
  /** Label of each button, and its accessible name. */
  word: string;
  labelOf: (name: string) => string;
  emptyText: string;
  /** Id of the mentor being moved, if any. */
  busyId: string | null;
  onPress: (mentor: ClubMentorFragment) => void;
}

/** List of mentors with one button each. */
export function ClubMentors(props: ClubMentorsProps) {
  const { mentors, word, labelOf, emptyText, busyId, onPress } = props;
  const [isWhole, setIsWhole] = useState(false);
  if (!mentors?.length) {
    return (
      <chakra.p
        padding="4"
        borderWidth="line"
        borderStyle="dashed"
        borderColor="line-strong"
        borderRadius="2"
        textStyle="small"
        color="ink-soft"
      >
        {mentors ? emptyText : UNREAD}
      </chakra.p>
    );
  }
  const shown = isWhole ? mentors : mentors.slice(0, SHOWN);
  return (
    <>
      <chakra.ul
        css={{ '--avatar-ground': '{colors.surface}', '& > li + li': { borderTop: 'line' } }}
      >
        {shown.map((mentor) => (
          <HStack
            as="li"
            key={mentor.id}
            justify="space-between"
            gap="3"
            paddingBlock="2.5"
            fontSize="14"
          >
            <PersonLabel name={mentor.name} detail={detailText(mentor)} />
            <Button
              tone="outline"
              size="sm"
              aria-label={labelOf(mentor.name)}
              busy={mentor.id === busyId}
              onClick={() => {
                onPress(mentor);
              }}
            >
              {word}
            </Button>
          </HStack>
        ))}
      </chakra.ul>
      {shown.length < mentors.length && (
        <Button
          tone="plain"
          size="sm"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {`Show all ${mentors.length}`}
        </Button>
      )}
    </>
  );
}

const detailText = ({ specialization, studentsCount, club }: ClubMentorFragment) => {
  const noun = peopleNoun(club?.clubFor);
  return [
    specialization,
    ...(studentsCount === null
      ? []
      : [studentsCount === 0 ? `no ${noun} yet` : countText(studentsCount, noun)]),
  ].join(', ');
};
