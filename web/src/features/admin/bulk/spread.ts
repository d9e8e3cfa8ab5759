import { compareNames } from '../../../lib/list/compareText.ts';
import { isInactive, type MentorCandidate } from '../pickers/mentorGroups.ts';
import { changeOf, type BulkPerson, type Plan } from './plan.ts';

/** What a mentor gets by the spread. */
export interface Load {
  mentor: MentorCandidate;
  /** Number of the given people, those who have this mentor already included. */
  gets: number;
  /** Number of people before and after; null if unknown. */
  before: number | null;
  after: number | null;
}

/**
 * Gives each person to the active mentor of the person's own club with the fewest people, ties by
 * name. Leaves out people without a club, and those whose club has no active mentor.
 */
export function spread(
  people: readonly BulkPerson[],
  mentors: readonly MentorCandidate[],
): Plan & { loads: Load[] } {
  const loads = new Map<string, Load>();
  const byClub = new Map<string, Load[]>();
  for (const mentor of mentors.toSorted((a, b) => compareNames(a.name, b.name))) {
    if (!mentor.club || isInactive(mentor)) continue;
    const { studentsCount } = mentor;
    const load = { mentor, gets: 0, before: studentsCount, after: studentsCount };
    loads.set(mentor.id, load);
    byClub.set(mentor.club.id, [...(byClub.get(mentor.club.id) ?? []), load]);
  }
  const plan: Plan = { changes: [], leftOut: [] };
  for (const person of people) {
    const { club } = person;
    const [first, ...others] = byClub.get(club?.id ?? '') ?? [];
    if (!first) {
      const reason = club ? `${club.name} has no active mentor` : 'Has no club';
      plan.leftOut.push({ person, reason });
      continue;
    }
    // The present mentor has one person fewer while the person is given anew.
    add(loads.get(person.mentor?.id ?? ''), -1);
    const least = others.reduce((one, other) => (count(other) < count(one) ? other : one), first);
    add(least, 1);
    least.gets += 1;
    plan.changes.push(changeOf(person, least.mentor.id));
  }
  return { ...plan, loads: [...loads.values()].filter(({ gets }) => gets > 0) };
}

/** A mentor whose number is unknown comes last. */
const count = ({ after }: Load) => after ?? Infinity;

function add(load: Load | undefined, people: 1 | -1): void {
  if (load && load.after !== null) load.after = Math.max(0, load.after + people);
}
