import type { Standing } from '../progress/standing.ts';

export interface MentorStats {
  totalStudents: number;
  activeStudents: number;
  completedSessions: number;
  pendingUpdates: number;
}

/** Days without a save after which a person needs attention. */
const quietDays = 14;
const day = 24 * 60 * 60 * 1000;

/** The four figures over a mentor's people; months are counted in `timeZone`. */
export function mentorStats(
  standings: readonly Standing[],
  now: Date,
  timeZone: string,
): MentorStats {
  const month = monthIn(timeZone);
  const thisMonth = month(now);
  const completions = standings.flatMap(({ stages }) => stages.map((stage) => stage.completedAt));
  return {
    totalStudents: standings.length,
    activeStudents: standings.filter(({ percent }) => percent >= 1 && percent <= 99).length,
    completedSessions: completions.filter((at) => at && month(at) === thisMonth).length,
    pendingUpdates: standings.filter((standing) => needsAttention(standing, now)).length,
  };
}

/** Not complete, and not saved for two weeks or never. */
function needsAttention({ percent, lastUpdated }: Standing, now: Date): boolean {
  if (percent === 100) return false;
  return !lastUpdated || now.getTime() - lastUpdated.getTime() > quietDays * day;
}

function monthIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' });
  return (moment) => format.format(moment);
}
