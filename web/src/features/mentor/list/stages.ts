import { nextIndex, stageStatusText } from '../../../ui/stage.ts';
import { stageName } from '../../../lib/journey/journey.ts';
import type { StageStatus } from '../../../schema.generated.ts';
import type { MentorPerson } from './useMentorPerson.ts';

type Stages = Pick<MentorPerson, 'club' | 'progress'>;

const STATUSES: readonly StageStatus[] = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'];

/** Statuses with their labels, in order. */
export const statusOptions = () =>
  STATUSES.map((value) => ({ value, label: stageStatusText(value) }));

/** Label of a status; empty for none. */
export const statusText = (status: string | null | undefined): string =>
  statusOptions().find(({ value }) => value === status)?.label ?? '';

/** Stages of the person's club, in order. */
export function stageChoices({ club, progress }: Stages) {
  const stages = club?.stages ?? progress?.stages?.map(({ stage }) => stage) ?? [];
  return stages.map(({ id, name }, index) => ({ value: id, label: stageName(name, index) }));
}

/** Progress of a stage; undefined if unknown. */
export const stageOf = ({ progress }: Pick<Stages, 'progress'>, stageId: string) =>
  progress?.stages?.find(({ stage }) => stage.id === stageId);

/** Id of the initial stage: the one in progress, else the first not completed; empty if none. */
export function preselectedStage(person: Stages): string {
  const choices = stageChoices(person);
  const statuses = choices.map(({ value }) => ({
    status: stageOf(person, value)?.status ?? ('NOT_STARTED' as const),
  }));
  return choices[nextIndex(statuses)]?.value ?? '';
}
