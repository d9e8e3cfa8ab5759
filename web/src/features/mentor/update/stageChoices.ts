import { nextIndex } from '../../../ui/stage.ts';
import { stageName } from '../../../lib/journey/stageName.ts';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';

type Stages = Pick<MentorPersonFragment, 'club' | 'progress'>;

/** Stages of the person's club, in order. */
export function stageChoices({ club, progress }: Stages) {
  const stages = club?.stages ?? progress?.stages?.map(({ stage }) => stage) ?? [];
  return stages.map(({ id, name }, index) => ({ value: id, label: stageName(name, index) }));
}

/** Progress of a stage; undefined if unknown. */
export const stageOf = ({ progress }: Pick<Stages, 'progress'>, stageId: string) =>
  progress?.stages?.find(({ stage }) => stage.id === stageId);

/** Id of the initial stage: the one in progress, else the first not completed. */
export function preselectedStage(person: Stages): string | undefined {
  const choices = stageChoices(person);
  const statuses = choices.map(({ value }) => ({
    status: stageOf(person, value)?.status ?? ('NOT_STARTED' as const),
  }));
  return choices[nextIndex(statuses)]?.value;
}
