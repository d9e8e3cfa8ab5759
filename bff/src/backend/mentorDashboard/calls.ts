import type { Audience } from '../../domain/audience.ts';
import type { Person } from '../../domain/person.ts';
import { mentoredAudience, readMentoredPerson } from '../entities/mentoredPerson.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import { cutPage } from '../lists/paging.ts';
import type { ClubCalls, MentorCalls, MentorDashboardCalls } from '../port.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { refEntity, refKey } from '../reading/reference.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { clubKeysOf } from './clubKeys.ts';
import { filterPeople } from './filter.ts';

export function createMentorDashboardCalls(
  rest: RestClient,
  lists: Lists,
  mentors: Pick<MentorCalls, 'own'>,
  clubs: Pick<ClubCalls, 'lookup' | 'stagesForMentor'>,
): MentorDashboardCalls {
  async function all(): Promise<Person[]> {
    const list = { path: '/api/mentor/students', wrappers: ['students', 'educators'] };
    const records = recordsOf(await lists.whole(list));
    const clubAudience = await audienceOfClub(records);
    return records.map((record) => readMentoredPerson(record, clubAudience));
  }

  /** Only asked for records that don't show by themselves whether they are students. */
  async function audienceOfClub(records: RecordReader[]): Promise<Audience | null> {
    if (records.every((record) => mentoredAudience(record) !== null)) return null;
    const { club } = await mentors.own();
    return refEntity(club)?.clubFor ?? null;
  }

  return {
    async people(filter, page) {
      const people = await all();
      const { clubId } = filter;
      const clubKeys = clubId ? await clubKeysOf(clubId, people, clubs.lookup) : new Set<string>();
      return cutPage(filterPeople(people, filter, clubKeys), page);
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
      const record = recordOf(await rest.get('/api/mentor/dashboard/stats'), 'stats');
      return {
        totalStudents: record.requiredWhole('totalStudents'),
        activeStudents: record.requiredWhole('activeStudents'),
        completedSessions: record.requiredWhole('completedSessions'),
        pendingUpdates: record.requiredWhole('pendingUpdates'),
      };
    },
  };
}
