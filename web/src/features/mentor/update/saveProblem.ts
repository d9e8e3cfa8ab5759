/** What a mentor is told when a save can't be sent. */
export interface SaveProblem {
  title: string;
  description?: string;
}

/**
 * The rules before a save, behind the disabled button: a stage is chosen, and it is one of the
 * person's club. Null when the save may go.
 */
export function saveProblem(
  stageId: string,
  choices: readonly { value: string }[],
  one: string,
): SaveProblem | null {
  if (!stageId) return { title: `Please select a ${one} and stage` };
  if (!choices.some(({ value }) => value === stageId)) {
    return {
      title: 'Invalid stage selected',
      description: 'Please select a valid stage from the list',
    };
  }
  return null;
}
