/** The longest feedback that the server takes, in characters. */
export const FEEDBACK_LIMIT = 5000;

/** From here on the writer is told how much room is left. */
const NEAR_LIMIT = 4500;

const figures = new Intl.NumberFormat('en-IN');

/**
 * What stands below the feedback: who reads it and what becomes of earlier words; near the limit,
 * how much is written.
 */
export function feedbackHint(first: string, written: string, hasEarlier: boolean): string {
  const length = written.length;
  if (length >= NEAR_LIMIT) {
    const count = `${figures.format(length)} of ${figures.format(FEEDBACK_LIMIT)} characters`;
    return length >= FEEDBACK_LIMIT ? `${count}. No more can be sent at once.` : `${count}.`;
  }
  return hasEarlier
    ? `${first} reads this as soon as you save. It takes the place of your earlier words; left empty, those stay.`
    : `${first} reads this as soon as you save.`;
}
