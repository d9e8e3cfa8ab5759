import type { Audience } from '../../domain/audience.ts';
import type { MentorPersonFilter, MentorPersonSort, Person } from '../../domain/person.ts';
import { mentoredAudience, readMentoredPerson } from '../entities/mentoredPerson.ts';
import { readMentorStats } from '../entities/mentorStats.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import { cutPage } from '../lists/paging.ts';
import type { ClubCalls, MentorCalls, MentorDashboardCalls } from '../port.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { refEntity, refKey } from '../reading/reference.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { clubKeysOf } from './clubKeys.ts';
import { filterPeople } from './filter.ts';
import { orderPeople } from './order.ts';
import { CountedPeople } from './stats.ts';
import { quietAt, type IsQuiet } from './waiting.ts';

/** What the calls need beside the lists. */
interface MentorDashboardDependencies {
  mentors: Pick<MentorCalls, 'own'>;
  clubs: Pick<ClubCalls, 'lookup' | 'stagesForMentor'>;
  /** The calendar day of a moment, as `YYYY-MM-DD`. */
  dayOf: (moment: Date) => string;
}

export function createMentorDashboardCalls(
  rest: RestClient,
  lists: Lists,
  { mentors, clubs, dayOf }: MentorDashboardDependencies,
): MentorDashboardCalls {
  /** The people of an answer, which several fields of an operation share. */
  const peopleOf = new WeakMap<Reply, Promise<Person[]>>();

  async function all(): Promise<Person[]> {
    const list = { path: '/api/mentor/students', wrappers: ['students', 'educators'] };
    const reply = await lists.whole(list);
    const known = peopleOf.get(reply);
    if (known !== undefined) return known;
    const people = readPeople(reply);
    peopleOf.set(reply, people);
    return people;
  }

  async function readPeople(reply: Reply): Promise<Person[]> {
    const records = recordsOf(reply);
    const clubAudience = await audienceOfClub(records);
    return records.map((record) => readMentoredPerson(record, clubAudience));
  }

  /** Only asked for records that don't show by themselves whether they are students. */
  async function audienceOfClub(records: RecordReader[]): Promise<Audience | null> {
    if (records.every((record) => mentoredAudience(record) !== null)) return null;
    const { club } = await mentors.own();
    return refEntity(club)?.clubFor ?? null;
  }

  const today = (): IsQuiet => quietAt(new Date(), dayOf);

  async function listed(
    filter: MentorPersonFilter,
    sort: MentorPersonSort | null,
  ): Promise<Person[]> {
    const people = await all();
    const { clubId } = filter;
    const clubKeys = clubId ? await clubKeysOf(clubId, people, clubs.lookup) : new Set<string>();
    return orderPeople(filterPeople(people, filter, clubKeys, today()), sort ?? undefined);
  }

  return {
    async people({ filter, sort, page }) {
      return cutPage(await listed(filter, sort), page);
    },

    async next(after, { filter, sort }) {
      const people = await listed(filter, sort);
      const index = people.findIndex(({ id }) => id === after) + 1;
      const person = people[index];
      return person === undefined
        ? { person: null, position: null }
        : { person, position: index + 1 };
    },

    async person(id) {
      return (await all()).find((person) => person.id === id) ?? null;
    },

    async stages() {
      const { club } = await mentors.own();
      const clubId = refKey(club);
      return clubId === null ? null : clubs.stagesForMentor(clubId);
    },

    async stats() {
      return readMentorStats(recordOf(await rest.get('/api/mentor/dashboard/stats'), 'stats'));
    },

    async counts() {
      return new CountedPeople(await all(), today());
    },
  };
}
