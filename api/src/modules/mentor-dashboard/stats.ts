import type { Standing } from '../progress/standing.ts';

export interface MentorStats {
  totalStudents: number;
  activeStudents: number;
  completedSessions: number;
  pendingUpdates: number;
}

/** Calendar days without a save after which a person needs attention. */
const quietDays = 14;

/** The four figures over a mentor's people; months and days are counted in `timeZone`. */
export function mentorStats(
  standings: readonly Standing[],
  now: Date,
  timeZone: string,
): MentorStats {
  const day = dayIn(timeZone);
  const today = day(now);
  const month = (moment: Date) => day(moment).slice(0, 'YYYY-MM'.length);
  const thisMonth = month(now);
  const isQuiet = (saved: Date) => daysBetween(day(saved), today) >= quietDays;
  const completions = standings.flatMap(({ stages }) => stages.map((stage) => stage.completedAt));
  return {
    totalStudents: standings.length,
    activeStudents: standings.filter(({ percent }) => percent >= 1 && percent <= 99).length,
    completedSessions: completions.filter((at) => at && month(at) === thisMonth).length,
    pendingUpdates: standings.filter(
      // Not complete, and not saved for two weeks or never.
      ({ percent, lastUpdated }) => percent < 100 && (!lastUpdated || isQuiet(lastUpdated)),
    ).length,
  };
}

/** The day of a moment, `YYYY-MM-DD`. */
function dayIn(timeZone: string): (moment: Date) => string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // The form of Sweden is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv', { timeZone, ...parts });
  return (moment) => format.format(moment);
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000);
}
