/** Message for a save that can't be sent. */
export interface SaveProblem {
  title: string;
  description?: string;
}

/** Validates a save: a stage is selected, and it belongs to the person's club. Null if valid. */
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
