import { stageName } from '../../../lib/journey/stageName.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';

/** The stages that progress can be recorded for: those of the person's club, in order. */
export function stageChoices({ club, progress }: MentorPersonFragment) {
  const stages = club?.stages ?? progress?.stages?.map(({ stage }) => stage) ?? [];
  return stages.map(({ id, name }, index) => ({ value: id, label: stageName(name, index) }));
}
