import type { Mentor, MentorFilter } from '../../domain/mentor.ts';
import { readMentor, readOwnMentor } from '../entities/mentor.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import { mapMaybePromise } from '../../mapMaybePromise.ts';
import { fieldOf } from '../reading/fieldOf.ts';
import type { ClubSource, MentorSource } from '../sources.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { keysOf } from '../lists/referenceKeys.ts';
import { searchMatcher } from '../lists/search.ts';
import { createMentorWrites } from './writes.ts';
import type { Club } from '../../domain/club.ts';
import { refKey } from '../reading/reference.ts';
import type { Role } from '../../domain/account.ts';
import { resolved } from '../lists/resolved.ts';
import { createLookup, cacheUntilWrite, type Lookup } from '../lists/lookup.ts';

/** The specialization of a mentor without one. */
const NO_SPECIALIZATION = 'General';

/** Calls of other domains that the mentors need; created later. */
interface MentorDependencies {
  clubs: () => Pick<ClubSource, 'lookup' | 'resolve'>;
  /** Ids of the silent mentors, where the backend does not filter by them. */
  silentIds: () => Promise<ReadonlySet<string>>;
}

const LIST = { path: '/api/admin/mentors', wrappers: ['mentors'] };

export function createMentorCalls(
  rest: RestClient,
  lists: Lists,
  { clubs, silentIds }: MentorDependencies,
): MentorSource {
  const all = cacheUntilWrite(rest, async () => {
    return recordsOf(await lists.whole(LIST)).map((record) => readMentor(record, 'admin'));
  });

  const own = cacheUntilWrite(rest, async () => {
    const reply = await rest.get('/api/mentor/profile');
    return readOwnMentor(recordOf(reply, 'mentor', 'profile', 'user'), reply.etag);
  });

  // Students and educators have no call that lists mentors.
  const none = () => null;
  const lookups: Record<Role, Lookup<Mentor>> = {
    admin: createLookup(rest, all),
    mentor: createLookup(rest, async () => [await own()]),
    student: none,
    educator: none,
  };
  const lookup: MentorSource['lookup'] = (key, reader) => lookups[reader](key);
  /** Condition of the filter `silent`. */
  async function isSilentAs(wanted: boolean): Promise<(mentor: Mentor) => boolean> {
    const found = await lists.filtered(LIST, { silent: 'true' });
    const ids = found ? new Set(recordsOf(found).map((record) => record.id())) : await silentIds();
    return ({ id }) => ids.has(id) === wanted;
  }

  const byClub = cacheUntilWrite(rest, async () => groupByClub(await all()));
  const field: MentorSource['field'] = (mentor, key) =>
    fieldOf(mentor, key, () => lookup(mentor.id, mentor.reader));

  return {
    async list(filter) {
      if (!filter) return all();
      const { silent } = filter;
      const [everyone, isWanted] = await Promise.all([
        all(),
        typeof silent === 'boolean' ? isSilentAs(silent) : null,
      ]);
      const mentors = isWanted === null ? everyone : everyone.filter(isWanted);
      const withClubs = await Promise.all(
        mentors.map(async (mentor) => ({
          mentor,
          club: await clubs().resolve(mentor.club, mentor.reader),
        })),
      );
      return filterMentors(withClubs, filter);
    },

    start() {
      void Promise.resolve(all()).catch(() => undefined);
    },

    ofClub(club) {
      if (club.reader !== 'admin') return null;
      return mapMaybePromise(byClub(), (groups) => {
        if (!groups.has(club.name)) return groups.get(club.id) ?? [];
        const find = (key: string) => clubs().lookup(key, 'admin');
        return keysOf(club, find).then((keys) => keys.flatMap((key) => groups.get(key) ?? []));
      });
    },

    own,

    lookup,

    field,

    specialization: (mentor) =>
      mapMaybePromise(field(mentor, 'specialization'), (value) => value ?? NO_SPECIALIZATION),

    club: (mentor) =>
      mapMaybePromise(field(mentor, 'club'), (club) =>
        resolved(
          club,
          (key) => clubs().lookup(key, mentor.reader),
          `GET /api/${mentor.reader}/${mentor.reader === 'admin' ? 'clubs' : 'profile'}`,
          'assignedClub',
        ),
      ),

    ...createMentorWrites(rest, all),
  };
}

/** A mentor, and the mentor's club or null. */
interface MentorWithClub {
  mentor: Mentor;
  club: Club | null;
}

/** Mentors by the id or name that their records give for the club. */
function groupByClub(mentors: Mentor[]): Map<string, Mentor[]> {
  const groups = new Map<string, Mentor[]>();
  for (const mentor of mentors) {
    const key = refKey(mentor.club);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), mentor]);
  }
  return groups;
}

/**
 * Searches name, specialization and club name. For a club, its mentors come first, then those
 * without a club; others are left out.
 */
function filterMentors(entries: MentorWithClub[], filter: MentorFilter): Mentor[] {
  const isFound = searchMatcher(filter.search, ({ mentor, club }: MentorWithClub) => [
    mentor.name,
    mentor.specialization ?? NO_SPECIALIZATION,
    club?.name,
  ]);
  const found = entries.filter(isFound);
  const { forClubId } = filter;
  const inClub = (clubId: string | null) =>
    found.filter(({ mentor, club }) => (club?.id ?? refKey(mentor.club)) === clubId);
  const ranked = forClubId ? [...inClub(forClubId), ...inClub(null)] : found;
  return ranked.map(({ mentor }) => mentor);
}
