/** Feedback for a stage. Placeholders are filled from goal, school and papers of the person. */
export type StageFeedback = {
  /** While the stage is in progress. */
  going: readonly string[];
  /** When the stage is completed: first sentence. */
  done: readonly string[];
  /** Second sentence. */
  next: readonly string[];
};

/** For a stage that is postponed. */
export const POSTPONED = {
  student: [
    'We agreed to begin this after your unit tests. Send me a line when the last paper is over.',
    'Your family is travelling, so we start this one when you are back. Nothing to prepare till then.',
    'I have moved this to next month as you asked. Rest first, {exam} can wait.',
    'Not yet: let us finish the talk with your parents before we open this stage.',
  ],
  educator: [
    'We begin this after the half-yearly evaluation, as you asked. Your week is full enough.',
    'Moved to next month because of the inspection at {institution}. Write when it is over.',
  ],
} as const;
