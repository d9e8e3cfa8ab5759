import { currentIndex } from '../../../ui/stage.ts';
import { stageName } from '../../../lib/journey/stageName.ts';
import type {
  ProgressBand,
  ProgressStatus,
  UpdateProgressInput,
} from '../../../schema.generated.ts';
import type { MentorFiguresFragment } from '../list/MentorFigures.generated.ts';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';
import type { UpdateProgressMutation } from '../outbox/UpdateProgress.generated.ts';

type Payload = NonNullable<UpdateProgressMutation['updateProgress']>;
type Progress = NonNullable<MentorPersonFragment['progress']>;
type Input = Pick<UpdateProgressInput, 'stageId' | 'status' | 'feedback'>;

/** Optimistic response of a save, used until the server responds. */
export function optimisticSave(
  person: MentorPersonFragment,
  stats: MentorFiguresFragment | null,
  input: Input,
  now: string,
): Payload {
  const { __typename, id, notes, progress } = person;
  const after = progress?.stages ? progressAfter(progress, input, now) : progress;
  return {
    __typename: 'UpdateProgressPayload',
    person: {
      __typename,
      id,
      notes: input.feedback ?? notes,
      progress: after,
    } as Payload['person'],
    stats: stats && progress && after ? statsAfter(stats, person, progress, after) : stats,
    userErrors: [],
  } as Payload;
}

function progressAfter(progress: Progress, { stageId, status, feedback }: Input, now: string) {
  const stages = (progress.stages ?? []).map((one) =>
    one.stage.id === stageId
      ? { ...one, status: status ?? 'IN_PROGRESS', feedback: feedback ?? one.feedback, date: now }
      : one,
  );
  const percent = percentOf(stages);
  const at = currentIndex(stages);
  const current = stages[at];
  return {
    ...progress,
    stages,
    percent,
    band: bandOf(percent),
    status: statusOf(percent),
    currentStage: current ? stageName(current.stage.name, at) : null,
    lastUpdated: now,
  };
}

const completed = (stages: Progress['stages']) =>
  (stages ?? []).filter(({ status }) => status === 'COMPLETED').length;

const percentOf = (stages: NonNullable<Progress['stages']>) =>
  stages.length === 0 ? 0 : Math.round((100 * completed(stages)) / stages.length);

const bandOf = (percent: number): ProgressBand =>
  percent >= 80 ? 'HIGH' : percent >= 40 ? 'MEDIUM' : percent > 0 ? 'LOW' : 'NOT_STARTED';

const statusOf = (percent: number): ProgressStatus =>
  percent === 100 ? 'COMPLETED' : percent > 0 ? 'IN_PROGRESS' : 'NOT_STARTED';

const isActive = ({ percent }: Progress) => percent > 0 && percent < 100;

const hasFeedback = ({ stages }: Progress) =>
  (stages ?? []).some(({ feedback }) => feedback?.trim());

/** Figures after the change of one person. */
function statsAfter(
  stats: MentorFiguresFragment,
  { id }: Pick<MentorPersonFragment, 'id'>,
  before: Progress,
  after: Progress,
): MentorFiguresFragment {
  const without = <Row extends { id: string }>(rows: readonly Row[] | null) =>
    rows?.filter((row) => row.id !== id) ?? null;
  const wasWaiting = stats.longestWaiting?.some((row) => row.id === id) ?? false;
  const isFirstFeedback = !hasFeedback(before) && hasFeedback(after);
  return {
    ...stats,
    activeStudents: stats.activeStudents + Number(isActive(after)) - Number(isActive(before)),
    completedSessions: Math.max(
      0,
      stats.completedSessions + completed(after.stages) - completed(before.stages),
    ),
    pendingUpdates: stats.pendingUpdates - Number(wasWaiting),
    bands: moved(stats.bands, ({ band }) => band, before.band, after.band),
    stages: moved(stats.stages, ({ stage }) => stage, before.currentStage, after.currentStage),
    longestWaiting: without(stats.longestWaiting),
    withoutFeedback:
      stats.withoutFeedback === null ? null : stats.withoutFeedback - Number(isFirstFeedback),
    longestWithoutFeedback: isFirstFeedback
      ? without(stats.longestWithoutFeedback)
      : stats.longestWithoutFeedback,
  };
}

/** Counts after one person moved from one row to another. */
function moved<Row extends { count: number }, Key>(
  rows: readonly Row[] | null,
  keyOf: (row: Row) => Key,
  from: Key,
  to: Key,
): Row[] | null {
  return (
    rows?.map((row) => ({
      ...row,
      count: row.count + Number(keyOf(row) === to) - Number(keyOf(row) === from),
    })) ?? null
  );
}
