import type { Lists } from '../lists/lists.ts';
import { isRecord } from '../reading/isRecord.ts';
import { createReadOnce } from '../reading/readOnce.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { isId } from '../http/call.ts';
import type { Reply, RestClient, WriteResult } from '../http/client.ts';
import { notInList } from '../failures/upstreamError.ts';
import type { Mentor } from '../../domain/mentor.ts';
import { readMentor, readOwnMentor } from '../entities/mentor.ts';

/** What a mentor is added or changed with, in the spelling of the REST calls. */
export interface MentorBody {
  name?: string;
  email?: string;
  phone?: string;
  password?: string;
  assignedClub?: string | null;
  experience?: string | null | undefined;
  specialization?: string | null | undefined;
}

/** The REST calls about mentors. */
export interface MentorSource {
  /** GET /api/admin/mentors */
  all(): Promise<Mentor[]>;
  /** Sends the same call ahead of `all`. */
  start(): void;
  /** The one with this id, out of the same list. @throws UpstreamError NOT_FOUND */
  find(id: string): Promise<Mentor>;
  /** GET /api/mentor/profile: the signed-in mentor. */
  own(): Promise<Mentor>;
  /** POST /api/admin/mentors */
  add(body: MentorBody): Promise<WriteResult>;
  /** PUT /api/admin/mentors/{id}: what is left out stays. */
  update(id: string, body: MentorBody): Promise<WriteResult>;
  /** DELETE /api/admin/mentors/{id} */
  remove(id: string): Promise<WriteResult>;
}

export function createMentorSource(rest: RestClient, lists: Lists): MentorSource {
  const listOnce = createReadOnce<Mentor[]>();
  const ownOnce = createReadOnce<Mentor>();

  function all(): Promise<Mentor[]> {
    const list = { path: '/api/admin/mentors', wrappers: ['mentors'] };
    return listOnce(lists.whole(list), (reply) =>
      recordsOf(reply).map((record) => readMentor(record, 'admin')),
    );
  }

  return {
    all,

    start() {
      void all().catch(() => undefined);
    },

    async find(id) {
      const found = isId(id) ? (await all()).find((mentor) => mentor.id === id) : undefined;
      if (found === undefined) {
        throw notInList('GET /api/admin/mentors', id, 'Mentor not found');
      }
      return found;
    },

    own: () =>
      ownOnce(rest.get('/api/mentor/profile'), (reply) =>
        readOwnMentor(recordOf(reply, 'mentor', 'profile', 'user')),
      ),

    add: (body) => rest.write('POST', '/api/admin/mentors', { body }),

    update: (id, body) => rest.write('PUT', '/api/admin/mentors/{id}', { params: { id }, body }),

    remove: (id) => rest.write('DELETE', '/api/admin/mentors/{id}', { params: { id } }),
  };
}

/** The mentor that a write answers with; null when the answer carries no whole record. */
export function mentorIn(reply: Reply): Mentor | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, 'mentor');
  const isWhole = record.optionalId() !== null && record.text('name') !== null;
  return isWhole ? readMentor(record, 'admin') : null;
}
