import { chakra, Grid, HStack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { shortDate } from '../../../lib/format.ts';
import { completedCount, journeyStages } from '../../../lib/journey/journey.ts';
import { noStagesWords } from '../../../lib/journey/journeyTexts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { StageStatusBadge } from '../../../ui/StageStatusBadge.tsx';
import { Trail } from '../../../ui/Trail.tsx';
import { PersonLabel } from '../table/PersonLabel.tsx';
import { TwoLines } from '../table/TwoLines.tsx';
import type { TrackerCardFragment } from './TrackerCard.generated.ts';
import { useIsUnread } from '../../../lib/failure/Absent.tsx';
import { Caption } from '../../../ui/Caption.tsx';

const UNREADABLE = 'This name could not be read';

const Toggle = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: '3fr 2.4fr 2.4fr 3fr auto' },
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    width: '100%',
    paddingBlock: '3',
    paddingInline: { base: '5', md: '6' },
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'brand-soft' },
    _expanded: { bg: 'brand-soft' },
  },
});

interface TrackerCardProps {
  record: TrackerCardFragment;
  isOpen: boolean;
  onToggle: () => void;
}

/** Progress of a person; expanded, each stage with status, date and feedback. */
export function TrackerCard({ record, isOpen, onToggle }: TrackerCardProps) {
  const { person, progress, clubName, mentorName, currentStage, lastUpdated } = record;
  const bodyId = useId();
  const name = person?.name ?? UNREADABLE;
  const stages = journeyStages(progress);
  const isUnread = useIsUnread();
  const unreadOr = (field: string, label: string, absent: string) =>
    isUnread(field) ? `${label} could not be read` : absent;
  const stagesUnread = isUnread('stages', 'currentStage');
  const stagesWords =
    stages.length > 0
      ? `${completedCount(stages)} of ${stages.length} stages`
      : stagesUnread
        ? 'Stages could not be read'
        : 'No stages yet';
  return (
    <chakra.li borderTop="line">
      <Toggle type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
        <PersonLabel name={name} />
        <Cell>
          <TwoLines
            first={<bdi>{clubName ?? unreadOr('items.clubName', 'Club', 'No club')}</bdi>}
            second={<bdi>{mentorName ?? unreadOr('items.mentorName', 'Mentor', 'No mentor')}</bdi>}
          />
        </Cell>
        <Cell>
          <TwoLines
            first={
              <bdi>
                {currentStage ?? (stagesUnread ? 'Stage could not be read' : 'No stage yet')}
              </bdi>
            }
            second={lastUpdated ? `Updated ${shortDate(lastUpdated)}` : 'No update yet'}
          />
        </Cell>
        <Grid as="span" gridColumn={{ base: '1', lg: 'auto' }} gap="1" minW="0">
          {progress && (
            <HStack as="span" gap="3">
              <chakra.span flex="1">
                <ProgressBar label={`Progress of ${name}`} percent={progress.percent} />
              </chakra.span>
              <chakra.span textStyle="figure" fontSize="14">
                {`${progress.percent}%`}
              </chakra.span>
              <StageStatusBadge status={progress.status} />
            </HStack>
          )}
          <Caption as="span">{progress ? stagesWords : 'Progress could not be read'}</Caption>
        </Grid>
        <Grid
          as="span"
          gridRow={{ base: '1', lg: 'auto' }}
          gridColumn={{ base: '2', lg: 'auto' }}
          transform={isOpen ? 'rotate(180deg)' : undefined}
        >
          <Icon name="chevron-down" />
        </Grid>
      </Toggle>
      <chakra.div
        id={bodyId}
        hidden={!isOpen}
        paddingInline={{ base: '5', md: '6' }}
        paddingBlock="5"
      >
        {isOpen &&
          (stages.length > 0 ? (
            <Trail
              label={`Stages of ${name}`}
              notStartedLabel="Not Started"
              stages={stages.map((stage) => ({
                ...stage,
                feedback: stage.feedback ?? 'No feedback yet',
              }))}
            />
          ) : (
            <chakra.p textStyle="small" color="ink-soft">
              {noStagesWords(
                clubName !== null || isUnread('items.clubName'),
                progress !== null && !stagesUnread,
              )}
            </chakra.p>
          ))}
      </chakra.div>
    </chakra.li>
  );
}

const Cell = ({ children }: { children: ReactNode }) => (
  <chakra.span gridColumn={{ base: '1', lg: 'auto' }} minW="0" textStyle="small">
    {children}
  </chakra.span>
);
