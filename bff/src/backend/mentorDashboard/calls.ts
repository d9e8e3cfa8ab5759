import type { Audience } from '../../domain/account.ts';
import type { PeopleCounts } from '../../domain/statistics.ts';
import type { MentorPersonFilter, Person } from '../../domain/person.ts';
import { mentoredAudience, readMentoredPerson } from '../entities/mentoredPerson.ts';
import { withAccount } from '../entities/nestedAccount.ts';
import { readMentorStats } from '../entities/mentorStats.ts';
import { notInList } from '../failures/upstreamError.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import { cutPage } from '../lists/listing.ts';
import { cacheUntilWrite } from '../lists/lookup.ts';
import { searchMatcher } from '../lists/search.ts';
import type { MentorCalls } from '../port.ts';
import { fieldOf } from '../reading/fieldOf.ts';
import type { ClubSource, MentorDashboardSource, ProgressSource } from '../sources.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { refEntity, refKey } from '../reading/reference.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { clubKeysOf } from './clubKeys.ts';
import { orderPeople } from './order.ts';
import { peopleCounts } from './stats.ts';
import { checkAnswers, hasUnreadAnswers } from './answers.ts';
import { hasNoFeedback, isActive, isPending, staleAt, type IsStale } from './waiting.ts';
import { isAtStage, isInBand } from '../entities/derive.ts';

/** Calls of other domains that the dashboard calls need. */
interface MentorDashboardDependencies {
  mentors: Pick<MentorCalls, 'own'>;
  clubs: Pick<ClubSource, 'lookup' | 'stagesForMentor'>;
  nameStages: ProgressSource['nameStages'];
  /** The calendar day of a moment, as `YYYY-MM-DD`. */
  dayOf: (moment: Date) => string;
}

export function createMentorDashboardCalls(
  rest: RestClient,
  lists: Lists,
  { mentors, clubs, nameStages, dayOf }: MentorDashboardDependencies,
): MentorDashboardSource {
  /** Several fields of an operation share the people. */
  const all = cacheUntilWrite(rest, async (): Promise<Person[]> => {
    const list = { path: '/api/mentor/students', wrappers: ['students', 'educators', 'people'] };
    const records = recordsOf(await lists.whole(list)).map(withAccount);
    const clubAudience = await audienceOfClub(records);
    return records.map((record) => readMentoredPerson(record, clubAudience));
  });

  /** Needed only for records that do not show their audience. */
  async function audienceOfClub(records: RecordReader[]): Promise<Audience | null> {
    if (records.every((record) => mentoredAudience(record) !== null)) return null;
    const { club } = await mentors.own();
    return refEntity(club)?.clubFor ?? null;
  }

  const today = (): IsStale => staleAt(new Date(), dayOf);

  async function person(id: string): Promise<Person | null> {
    return (await all()).find((found) => found.id === id) ?? null;
  }

  return {
    async people({ filter, sort, page }) {
      const people = await all();
      const { clubId, currentStage, unreadAnswers } = filter;
      if (currentStage) await nameStages(people);
      if (typeof unreadAnswers === 'boolean') checkAnswers(people);
      const clubKeys = clubId ? await clubKeysOf(clubId, people, clubs.lookup) : new Set<string>();
      const matching = filterPeople(people, filter, clubKeys, today());
      return cutPage(orderPeople(matching, sort ?? undefined), page);
    },

    person,

    async mentored(id) {
      const found = await person(id);
      if (found !== null) return found;
      throw notInList('GET /api/mentor/students', id, 'Person not found');
    },

    async stages() {
      const { club } = await mentors.own();
      const clubId = refKey(club);
      return clubId === null ? null : clubs.stagesForMentor(clubId);
    },

    async stats() {
      return readMentorStats(recordOf(await rest.get('/api/mentor/dashboard/stats'), 'stats'));
    },

    count: (stats, key) =>
      fieldOf<Partial<PeopleCounts>, typeof key>(stats, key, async () => {
        const people = await all();
        if (key === 'stages') await nameStages(people);
        const count = peopleCounts[key](people, today());
        return { [key]: count } as Pick<PeopleCounts, typeof key>;
      }),
  };
}

/**
 * The people that match every criterion of `filter`; null and absent ones are ignored.
 *
 * @param clubKeys id, or unique name, of the club of the filter
 */
function filterPeople(
  people: Person[],
  filter: MentorPersonFilter,
  clubKeys: ReadonlySet<string | null>,
  isStale: IsStale,
): Person[] {
  const isFound = searchMatcher(filter.search, ({ name, email }: Person) => [name, email]);
  const { band, currentStage, clubId, waiting, noFeedback, active, unreadAnswers } = filter;
  return people.filter(
    (person) =>
      isFound(person) &&
      (!band || isInBand(person, band)) &&
      (typeof currentStage !== 'string' || isAtStage(person, currentStage)) &&
      (!clubId || clubKeys.has(refKey(person.club))) &&
      (typeof waiting !== 'boolean' || isPending(person, isStale) === waiting) &&
      (typeof noFeedback !== 'boolean' || hasNoFeedback(person) === noFeedback) &&
      (typeof active !== 'boolean' || isActive(person) === active) &&
      (typeof unreadAnswers !== 'boolean' || hasUnreadAnswers(person) === unreadAnswers),
  );
}
