import type { Lists } from '../lists/lists.ts';
import { toldIn } from '../reading/reference.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import type { RestClient } from '../http/client.ts';
import type { Audience } from '../../graphql/audience.ts';
import type { MentorSource } from '../mentors/calls.ts';
import type { Person } from '../../domain/person.ts';
import { mentoredAudience, readMentoredPerson } from '../entities/mentoredPerson.ts';
import type { MentorStats } from '../../domain/mentorStats.ts';

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
