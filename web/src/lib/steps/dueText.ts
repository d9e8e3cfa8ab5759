import { isoDay, shortDate } from '../format.ts';

interface StepDays {
  dueOn: string | null;
  doneAt: string | null;
}

/** "Due Dec 4, 2026", "Done Dec 1, 2026"; an overdue step is still open. */
export function dueText({ dueOn, doneAt }: StepDays): string {
  if (doneAt) return `Done ${shortDate(doneAt)}`;
  if (!dueOn) return '';
  const isOverdue = dueOn < isoDay(new Date().toISOString());
  return isOverdue ? `Was meant for ${shortDate(dueOn)}, still open` : `Due ${shortDate(dueOn)}`;
}
