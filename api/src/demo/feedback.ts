import type { Audience } from '../domain/words.ts';
import type { ClubKey } from './content/clubs.ts';
import { COMMERCE_FEEDBACK } from './content/feedback-commerce.ts';
import { LEADERSHIP_FEEDBACK } from './content/feedback-leadership.ts';
import { RESEARCH_FEEDBACK } from './content/feedback-research.ts';
import { ROBOTICS_FEEDBACK } from './content/feedback-robotics.ts';
import { SCIENCE_FEEDBACK } from './content/feedback-science.ts';
import { POSTPONED } from './content/feedback.ts';
import type { StageFeedback } from './content/feedback.ts';
import { fill } from './fill.ts';
import type { Step } from './journeys.ts';
import { createDeck } from './random.ts';
import type { Random } from './random.ts';

const FEEDBACK: Record<ClubKey, readonly StageFeedback[]> = {
  robotics: ROBOTICS_FEEDBACK,
  science: SCIENCE_FEEDBACK,
  commerce: COMMERCE_FEEDBACK,
  leadership: LEADERSHIP_FEEDBACK,
  research: RESEARCH_FEEDBACK,
};

/** Placeholder values of a person for feedback, for example `{course}`. */
export type PersonWords = Readonly<Record<string, string>>;

/** Returns feedback for a step, sometimes null. */
export type FeedbackWriter = (club: ClubKey, step: Step, words: PersonWords) => string | null;

/** Creates a writer that repeats a sentence of a stage only after all others. */
export function createFeedbackWriter(random: Random): FeedbackWriter {
  const decks = Object.fromEntries(
    Object.entries(FEEDBACK).map(([club, stages]) => [
      club,
      stages.map((stage) => ({
        going: createDeck(random, stage.going),
        done: createDeck(random, stage.done),
        next: createDeck(random, stage.next),
      })),
    ]),
  );
  const postponed: Record<Audience, () => string> = {
    student: createDeck(random, POSTPONED.student),
    educator: createDeck(random, POSTPONED.educator),
  };
  return (club, step, words) => {
    const stage = decks[club]?.[step.stage];
    if (!stage) throw new Error(`No feedback for stage ${step.stage} of ${club}`);
    if (random.chance(0.03)) return null;
    if (step.status === 'in progress') return fill(stage.going(), words);
    if (step.status === 'completed') {
      return [stage.done(), stage.next()]
        .map((text) => fill(text, words))
        .join(' ')
        .trim();
    }
    const audience = club === 'leadership' || club === 'research' ? 'educator' : 'student';
    return fill(postponed[audience](), words);
  };
}
