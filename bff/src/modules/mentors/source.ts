import type { RestClient } from '../../rest/client.ts';
import { recordOf, recordsOf } from '../../rest/unwrap.ts';
import type { Mentor } from './mentor.ts';
import { readMentor } from './normalise.ts';

/** The REST calls that read mentors. */
export interface MentorSource {
  /** GET /api/admin/mentors */
  all(): Promise<Mentor[]>;
  /** GET /api/mentor/profile: the signed-in mentor. */
  own(): Promise<Mentor>;
}

export function createMentorSource(rest: RestClient): MentorSource {
  return {
    async all() {
      const reply = await rest.get('/api/admin/mentors');
      return recordsOf(reply, 'mentors').map((record) => readMentor(record, 'admin'));
    },

    async own() {
      const reply = await rest.get('/api/mentor/profile');
      return readMentor(recordOf(reply, 'mentor', 'profile', 'user'), 'mentor');
    },
  };
}
