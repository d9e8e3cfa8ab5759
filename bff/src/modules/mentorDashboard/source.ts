import type { Lists } from '../../lists/lists.ts';
import { toldIn } from '../../lists/reference.ts';
import type { RecordReader } from '../../rest/answers/recordReader.ts';
import { recordOf, recordsOf } from '../../rest/answers/unwrap.ts';
import type { RestClient } from '../../rest/client.ts';
import type { Audience } from '../clubs/audience.ts';
import type { MentorSource } from '../mentors/source.ts';
import type { Person } from '../people/entity.ts';
import { mentoredAudience, readMentoredPerson } from '../people/mentoredPerson.ts';
import type { MentorStats } from './entity.ts';

/** The REST calls that only a mentor makes. */
export interface MentorDashboardSource {
  /** GET /api/mentor/students: everyone assigned to the signed-in mentor. */
  people(): Promise<Person[]>;
  /** The one with this id among them; null when there is none. */
  person(id: string): Promise<Person | null>;
  /** GET /api/mentor/dashboard/stats */
  stats(): Promise<MentorStats>;
}

export function createMentorDashboardSource(
  rest: RestClient,
  lists: Lists,
  mentors: MentorSource,
): MentorDashboardSource {
  async function people(): Promise<Person[]> {
    const list = { path: '/api/mentor/students', wrappers: ['students', 'educators'] };
    const records = recordsOf(await lists.whole(list));
    const clubAudience = await audienceOfClub(records);
    return records.map((record) => readMentoredPerson(record, clubAudience));
  }

  /** Only asked for records that don't show by themselves whether they are students. */
  async function audienceOfClub(records: RecordReader[]): Promise<Audience | null> {
    if (records.every((record) => mentoredAudience(record) !== null)) return null;
    const { club } = await mentors.own();
    return toldIn(club)?.clubFor ?? null;
  }

  return {
    people,

    async person(id) {
      return (await people()).find((person) => person.id === id) ?? null;
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
