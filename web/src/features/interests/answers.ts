import { interests } from '../../content/interests.ts';

/** Value by id of the statement: '0', '1', '2', or '' without an answer. */
export type Answers = Record<string, string>;

const PER_STEP = 5;
const { statements } = interests;

/** The steps of the page, with five statements each. */
export const STEPS = Array.from({ length: statements.length / PER_STEP }, (_, index) => ({
  id: String(index + 1),
  statements: statements.slice(index * PER_STEP, (index + 1) * PER_STEP),
}));
export type InterestStep = (typeof STEPS)[number];

export const NO_ANSWERS: Answers = Object.fromEntries(statements.map(({ id }) => [id, '']));

export const missingIn = (step: InterestStep, answers: Answers): string[] =>
  step.statements.flatMap(({ id }) => (answers[id] ? [] : [id]));

/** Index of the first incomplete step; of the last step if all are complete. */
export function firstOpenStep(answers: Answers): number {
  const found = STEPS.findIndex((step) => missingIn(step, answers).length > 0);
  return found === -1 ? STEPS.length - 1 : found;
}

export interface StoredAnswers {
  version: number;
  answers: Answers;
}

/** Whether a stored draft has answers; those to a former version are kept, to be looked at again. */
export function isInterestDraft(value: unknown): value is StoredAnswers {
  if (typeof value !== 'object' || value === null) return false;
  const { version, answers } = value as Partial<Record<keyof StoredAnswers, unknown>>;
  return typeof version === 'number' && typeof answers === 'object' && answers !== null;
}
