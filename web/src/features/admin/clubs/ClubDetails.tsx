import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { UNREAD } from '../../../lib/failure/Absent.tsx';
import { stageName } from '../../../lib/journey/journey.ts';
import { Stone } from '../../../ui/Stone.tsx';
import { availableMentors, mentorsOf, type ClubDialog, type Mentors } from './clubList.ts';
import { ClubMentors } from './ClubMentors.tsx';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import { useMoveMentor } from './useMoveMentor.ts';
import { Caption } from '../../../ui/Caption.tsx';

interface ClubDetailsProps {
  club: ClubRowFragment;
  mentors: Mentors;
  openDialog: ClubDialog['open'];
}

/** Expanded part of a club's card: stages, mentors and available mentors. */
export function ClubDetails({ club, mentors, openDialog }: ClubDetailsProps) {
  const { move, movingId } = useMoveMentor();
  const own = mentorsOf(mentors, club.id);
  const available = availableMentors(mentors);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      borderTop="line"
      bg="sunk"
    >
      <Part title="Stages" note={club.stages && `${club.stages.length}, in this order`}>
        {club.stages ? <ClubStages stages={club.stages} /> : UNREAD}
      </Part>
      <Part title="Assigned mentors" note={own?.length}>
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
      <Part title="Available mentors" note={available && `${available.length} with no club`}>
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
    </Grid>
  );
}

function Part({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
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
      <Flex justify="space-between" align="baseline" gap="3" paddingBottom="3">
        <chakra.h4 id={id} textStyle="stage">
          {title}
        </chakra.h4>
        <Caption as="span">{note}</Caption>
      </Flex>
      {children}
    </chakra.section>
  );
}

/** The stages of a club in order. */
function ClubStages({ stages }: { stages: NonNullable<ClubRowFragment['stages']> }) {
  return (
    <ol>
      {stages.map(({ id, name, description }, index) => (
        <chakra.li
          key={id}
          position="relative"
          display="flex"
          gap="3"
          paddingBottom="4"
          css={{
            '&:not(:last-of-type)::before': {
              content: '""',
              position: 'absolute',
              insetBlock: '0',
              insetInlineStart: '3.5',
              borderInlineStart: '{borderWidths.stone} dashed {colors.line-strong}',
            },
          }}
        >
          <Stone number={index + 1} status="NOT_STARTED" current={false} size="sm" />
          <chakra.div minW="0" overflowWrap="anywhere">
            <chakra.p textStyle="small" fontWeight="label" paddingTop="1">
              <bdi>{stageName(name, index)}</bdi>
            </chakra.p>
            {description && <Caption color="ink-soft">{description}</Caption>}
          </chakra.div>
        </chakra.li>
      ))}
    </ol>
  );
}
