import type { Mentor } from '../../domain/mentor.ts';
import { readMentor } from '../entities/mentor.ts';
import { notInList } from '../failures/upstreamError.ts';
import { isId } from '../http/call.ts';
import type { Reply, RestClient, WriteReply } from '../http/client.ts';
import type { MentorCalls } from '../port.ts';
import { isRecord } from '../reading/isRecord.ts';
import { refKey } from '../reading/reference.ts';
import { recordOf } from '../reading/unwrap.ts';
import { comparable, matchesSent } from '../writes/matchesSent.ts';
import { missing } from '../writes/userErrors.ts';
import { idIn, notSent, removalResult, writeResult } from '../writes/writeResult.ts';

/** Null alone means that there is no club; an empty id is a mistake. */
const NO_CLUB = missing('clubId', 'Please select a club');

/** What the mentor lists read, for a reply that does not include the mentor. */
interface Reads {
  all: () => Promise<Mentor[]>;
  find: (id: string) => Promise<Mentor>;
}

/** The calls that change mentors. */
export function createMentorWrites(
  rest: RestClient,
  { all, find }: Reads,
): Pick<MentorCalls, 'add' | 'update' | 'assignClub' | 'remove'> {
  const put = (id: string, body: object, ifVersion?: string | null): Promise<WriteReply> =>
    rest.write('PUT', '/api/admin/mentors/{id}', {
      params: { id },
      body,
      ifMatch: ifVersion ?? undefined,
    });

  return {
    async add({ clubId, ...fields }) {
      if (!isId(clubId)) return notSent(NO_CLUB);
      const body = { ...fields, assignedClub: clubId };
      const written = await rest.write('POST', '/api/admin/mentors', { body });
      const read = async () => {
        const id = idIn(written, 'mentor');
        const mentors = await all();
        const address = comparable('email', fields.email);
        const added =
          mentors.find((mentor) => mentor.id === id) ??
          // Without an id in the reply the new mentor is known by the email.
          mentors.find(({ email }) => comparable('email', email) === address);
        if (added !== undefined) return added;
        throw notInList('GET /api/admin/mentors', fields.email, 'Mentor not found');
      };
      return writeResult(written, { id: null, spelling, inReply: mentorIn, read });
    },

    async update(id, { clubId, ifVersion, status, ...others }) {
      if (!isId(clubId)) return notSent(NO_CLUB);
      // The status can't be emptied: null is the same as not given.
      const fields = status ? { ...others, status } : others;
      return writeResult(await put(id, { ...fields, assignedClub: clubId }, ifVersion), {
        id,
        spelling,
        inReply: mentorIn,
        matches: (mentor) => isOfClub(mentor, clubId) && matchesSent(mentor, fields),
        read: () => find(id),
      });
    },

    async assignClub({ mentorId, clubId, ifVersion }) {
      if (clubId !== null && !isId(clubId)) return notSent(NO_CLUB);
      return writeResult(await put(mentorId, { assignedClub: clubId }, ifVersion), {
        id: mentorId,
        spelling: { ...spelling, id: 'mentorId' },
        inReply: mentorIn,
        matches: (mentor) => isOfClub(mentor, clubId),
        read: () => find(mentorId),
      });
    },

    async remove({ id, ifVersion }) {
      const written = await rest.write('DELETE', '/api/admin/mentors/{id}', {
        params: { id },
        ifMatch: ifVersion ?? undefined,
      });
      return removalResult(written, { id, spelling, inReply: mentorIn, read: () => find(id) });
    },
  };
}

const spelling = { assignedClub: 'clubId', ifMatch: 'ifVersion' };

/** True of a mentor of this club; a reply that does not include one leaves it to the list. */
function isOfClub({ club }: Mentor, clubId: string | null): boolean {
  return club === undefined || refKey(club) === clubId;
}

/** The mentor that a write answers with; null when the answer includes no whole record. */
function mentorIn(reply: Reply): Mentor | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, 'mentor');
  const isWhole = record.optionalId() !== null && record.text('name') !== null;
  return isWhole ? readMentor(record, 'admin', { version: reply.etag }) : null;
}
