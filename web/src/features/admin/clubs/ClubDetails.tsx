import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { RecordDialog } from '../record/useRecordDialog.ts';
import { ClubStages } from './ClubStages.tsx';
import { availableMentors } from './clubList.ts';
import type { ClubMentorFragment } from './ClubMentor.generated.ts';
import { ClubMentors } from './ClubMentors.tsx';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import { useMoveMentor } from './useMoveMentor.ts';

interface ClubDetailsProps {
  club: ClubRowFragment;
  /** Mentors of the club. */
  own: readonly ClubMentorFragment[];
  mentors: readonly ClubMentorFragment[];
  openDialog: RecordDialog['open'];
}

/** Expanded part of a club's card: stages, mentors and available mentors. */
export function ClubDetails({ club, own, mentors, openDialog }: ClubDetailsProps) {
  const { move, movingId } = useMoveMentor();
  const available = availableMentors(mentors);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      borderTop="line"
      bg="sunk"
    >
      <Part title="Stages" note={`${club.stages?.length ?? 0}, in this order`}>
        <ClubStages stages={club.stages ?? []} />
      </Part>
      <Part title="Assigned mentors" note={String(own.length)}>
        <ClubMentors
          mentors={own}
          word="Remove"
          labelOf={(name) => `Remove ${name} from ${club.name}`}
          emptyText="No mentors assigned to this club yet"
          busyId={movingId}
          onPress={(mentor) => {
            if (mentor.studentsCount === 0) void move(mentor, null);
            else openDialog('release', mentor.id);
          }}
        />
      </Part>
      <Part title="Available mentors" note={`${available.length} with no club`}>
        <ClubMentors
          mentors={available}
          word="Assign"
          labelOf={(name) => `Assign ${name} to ${club.name}`}
          emptyText="Every mentor has a club"
          busyId={movingId}
          onPress={(mentor) => {
            if (mentor.studentsCount === 0) void move(mentor, club.id);
            else openDialog('move', mentor.id);
          }}
        />
      </Part>
    </chakra.div>
  );
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      minW="0"
      paddingBlock="5"
      paddingInline={{ base: '5', md: '6' }}
      css={{
        '& + &': {
          borderTop: { base: 'line', lg: 'none' },
          borderInlineStart: { lg: 'line' },
        },
      }}
    >
      <chakra.div
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="3"
        paddingBottom="3"
      >
        <chakra.h4 id={id} textStyle="stage">
          {title}
        </chakra.h4>
        <chakra.span textStyle="caption" color="ink-faint">
          {note}
        </chakra.span>
      </chakra.div>
      {children}
    </chakra.section>
  );
}
