import { SILENT_AFTER_DAYS } from '../../../../limits.mjs';
import { addDays } from '../../calendar.ts';
import type { MentorLoad, SilentMentor } from '../../domain/overview.ts';
import type { Mentor } from '../../domain/mentor.ts';
import type { Person } from '../../domain/person.ts';
import { isForAudience } from '../entities/club.ts';
import { isIncomplete, isWaitingSince, waitingSince, type DayOf } from '../entities/waiting.ts';
import { compare, compareNames } from '../lists/listing.ts';
import { refKey } from '../reading/reference.ts';
import type { ClubSource, MentorSource } from '../sources.ts';
import type { createEveryone, PeopleQuery } from './everyone.ts';

export interface MentorDependencies {
  clubs: Pick<ClubSource, 'resolve'>;
  mentors: Pick<MentorSource, 'list' | 'lookup'>;
  dayOf: DayOf;
}

/** The figures about mentors, counted from the documented lists. */
export function createMentorCounts(
  everyone: ReturnType<typeof createEveryone>,
  { clubs, mentors, dayOf }: MentorDependencies,
) {
  const activeMentors = async () => (await mentors.list(null)).filter(isActive);

  /** People by the id of their mentor. */
  async function groupByMentor(people: Person[]): Promise<Map<string, Person[]>> {
    const groups = new Map<string, Person[]>();
    for (const person of people) {
      const { mentor } = person;
      const id = typeof mentor === 'string' ? (await mentors.lookup(mentor, 'admin'))?.id : null;
      const key = id ?? refKey(mentor);
      if (key === null) continue;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [person]);
      else group.push(person);
    }
    return groups;
  }

  /** Whether the mentor's own club is that of the query, or one of its audience. */
  async function isOfClub({ club }: Mentor, { audience, clubId }: PeopleQuery): Promise<boolean> {
    if (audience === null && clubId === null) return true;
    const own = await clubs.resolve(club, 'admin');
    if (own === null) return false;
    return (
      (audience === null || isForAudience(own, audience)) && (clubId === null || own.id === clubId)
    );
  }

  /** Active mentors all of whose people below 100 percent have been waiting for long. */
  async function silentIds(): Promise<ReadonlySet<string>> {
    const [active, groups] = await Promise.all([
      activeMentors(),
      everyone.withProgress({ audience: null, clubId: null }).then(groupByMentor),
    ]);
    const day = addDays(dayOf(new Date()), -SILENT_AFTER_DAYS);
    const isSilent = ({ id }: Mentor) => {
      const incomplete = (groups.get(id) ?? []).filter(isIncomplete);
      return (
        incomplete.length > 0 && incomplete.every((person) => isWaitingSince(person, day, dayOf))
      );
    };
    return new Set(active.filter(isSilent).map(({ id }) => id));
  }

  return {
    silentIds,

    async mentors(query: PeopleQuery): Promise<MentorLoad[]> {
      const [active, groups] = await Promise.all([
        activeMentors(),
        everyone.listed(query).then(groupByMentor),
      ]);
      const loads = await Promise.all(
        active.map(async (mentor) => {
          const count = groups.get(mentor.id)?.length ?? 0;
          return count > 0 || (await isOfClub(mentor, query)) ? { mentor, count } : [];
        }),
      );
      return loads.flat().sort((one, other) => other.count - one.count || byName(one, other));
    },

    async silentMentors(query: PeopleQuery): Promise<SilentMentor[]> {
      const [active, silent, groups] = await Promise.all([
        activeMentors(),
        silentIds(),
        everyone.withProgress(query).then(groupByMentor),
      ]);
      return active
        .filter(({ id }) => silent.has(id))
        .flatMap((mentor) => {
          const incomplete = (groups.get(mentor.id) ?? []).filter(isIncomplete);
          const since = incomplete.map(waitingSince).reduce(later, null);
          return since === null ? [] : [{ mentor, count: incomplete.length, since }];
        })
        .sort((one, other) => compare(one.since, other.since) || byName(one, other));
    },
  };
}

/** An absent status counts as active. */
function isActive({ status }: Mentor): boolean {
  return (status?.trim().toLowerCase() ?? 'active') === 'active';
}

/** Moments have one format, in which later ones are greater. */
function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

function byName({ mentor: one }: MentorLoad, { mentor: other }: MentorLoad): number {
  return compareNames(one.name, other.name) || compare(one.id, other.id);
}
