import { t } from '@lingui/core/macro';
import { isoDay, shortDate } from '../../../lib/format.ts';
import type { OwnStepFragment } from './OwnStep.generated.ts';

/** Note below a step: when it is due or was done; null for an open one without a day. */
export function stepNote(
  { dueOn, doneAt, doneBy }: OwnStepFragment,
  today = new Date(),
): string | null {
  if (doneAt !== null) {
    const date = shortDate(doneAt);
    return doneBy === 'MENTOR' ? t`Done ${date}, ticked for you` : t`Done ${date}`;
  }
  if (dueOn === null) return null;
  const now = isoDay(today.toISOString());
  if (dueOn === now) return t`For today`;
  const date = shortDate(dueOn);
  return dueOn < now ? t`Was planned for ${date}. It is not too late.` : t`By ${date}`;
}
