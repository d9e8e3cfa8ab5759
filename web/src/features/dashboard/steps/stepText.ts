import { isoDay, shortDate } from '../../../lib/format.ts';
import type { OwnStepFragment } from './OwnStep.generated.ts';

/** Note below a step: when it is due or was done; null for an open one without a day. */
export function stepNote(
  { dueOn, doneAt, doneBy }: OwnStepFragment,
  today = new Date(),
): string | null {
  if (doneAt !== null) {
    const ticked = doneBy === 'MENTOR' ? ', ticked for you' : '';
    return `Done ${shortDate(doneAt)}${ticked}`;
  }
  if (dueOn === null) return null;
  const now = isoDay(today.toISOString());
  if (dueOn === now) return 'For today';
  return dueOn < now
    ? `Was planned for ${shortDate(dueOn)}. It is not too late.`
    : `By ${shortDate(dueOn)}`;
}
