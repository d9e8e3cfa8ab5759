import type { StageStatus } from '../domain/words.ts';
import { dayOfMonth } from './calendar.ts';
import type { Random } from './random.ts';
import type { Pace } from './situations.ts';

/** A save without text and time. */
export type Step = {
  /** Index of the stage in its club. */
  stage: number;
  status: StageStatus;
  daysAgo: number;
};

type Undated = Omit<Step, 'daysAgo'>;

/** Saves in order until `completed` of `stageCount` stages are completed. */
function stepsUntil(random: Random, stageCount: number, completed: number, pace: Pace): Undated[] {
  const steps: Undated[] = [];
  for (let stage = 0; stage < completed; stage += 1) {
    if (random.chance(0.45)) steps.push({ stage, status: 'in progress' });
    steps.push({ stage, status: 'completed' });
  }
  // After a completion in this month the next stage has not started.
  const stopsHere = completed === stageCount || (completed > 0 && pace === 'this month');
  if (stopsHere) return steps;
  if (random.chance(0.85)) steps.push({ stage: completed, status: 'in progress' });
  else steps.push({ stage: completed, status: 'not started' });
  return steps;
}

function daysSinceLast(random: Random, now: Date, pace: Exclude<Pace, 'never'>): number {
  if (pace === 'stale') return random.int(16, 40);
  if (pace === 'fresh') return random.int(1, 12);
  return random.int(0, Math.min(12, dayOfMonth(now) - 1));
}

/** Saves of a person, oldest first; none for the pace `never`. */
export function createJourney(
  random: Random,
  now: Date,
  way: { stageCount: number; completed: number; pace: Pace },
): Step[] {
  if (way.pace === 'never') return [];
  const steps = stepsUntil(random, way.stageCount, way.completed, way.pace);
  let daysAgo = daysSinceLast(random, now, way.pace);
  const dated: Step[] = [];
  for (const step of steps.toReversed()) {
    dated.unshift({ ...step, daysAgo });
    daysAgo += random.int(5, 17);
  }
  return dated;
}
