import { FEEDBACK_LENGTH } from '../../../../../limits.mjs';
import { figureText } from '../../../lib/format.ts';

/** From this length on, the hint shows the length. */
const NEAR_LIMIT = 4500;

/** Hint below the feedback: who reads it and what it replaces; near the limit, its length. */
export function feedbackText(first: string, written: string, hasEarlier: boolean): string {
  const length = written.length;
  if (length >= NEAR_LIMIT) {
    const count = `${figureText(length)} of ${figureText(FEEDBACK_LENGTH)} characters`;
    return length > FEEDBACK_LENGTH ? `${count}. Shorten it to save it.` : `${count}.`;
  }
  return hasEarlier
    ? `${first} will read this. It replaces your earlier words; left empty, those stay.`
    : `${first} will read this.`;
}
