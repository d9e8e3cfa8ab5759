import type { ProgressSummary } from '../../domain/progressRecord.ts';
import { statusOf } from '../entities/derive.ts';

/** The figures over these people. */
export function summaryOf(people: { percent: number }[]): ProgressSummary {
  const percents = people.map(({ percent }) => percent);
  const count = (status: string) =>
    percents.filter((percent) => statusOf(percent) === status).length;
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return {
    total: percents.length,
    completed: count('COMPLETED'),
    inProgress: count('IN_PROGRESS'),
    averagePercent: Math.round(sum / Math.max(1, percents.length)),
  };
}
