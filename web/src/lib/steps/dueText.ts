import { isoDay, shortDate } from '../format.ts';

interface StepDays {
  dueOn: string | null;
  doneAt: string | null;
}

/** Whether an open step was meant for a day that is over. */
export const isOverdue = ({ dueOn, doneAt }: StepDays): boolean =>
  !doneAt && dueOn !== null && dueOn < isoDay(new Date().toISOString());

/** "Due Dec 4, 2026", "Done Dec 1, 2026"; an overdue step is still open. */
export function dueText(step: StepDays): string {
  const { dueOn, doneAt } = step;
  if (doneAt) return `Done ${shortDate(doneAt)}`;
  if (!dueOn) return '';
  return isOverdue(step)
    ? `Was meant for ${shortDate(dueOn)}, still open`
    : `Due ${shortDate(dueOn)}`;
}
