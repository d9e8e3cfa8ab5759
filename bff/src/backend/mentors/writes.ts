import type { Mentor } from '../../domain/mentor.ts';
import { readMentor } from '../entities/mentor.ts';
import { passwordLinkIn } from '../entities/passwordLink.ts';
import { notInList } from '../failures/upstreamError.ts';
import { isId } from '../http/call.ts';
import type { Reply, RestClient, WriteReply } from '../http/client.ts';
import type { MaybePromise, MentorCalls } from '../port.ts';
import { ifReadable } from '../reading/orError.ts';
import { missingValue } from '../writes/userErrors.ts';
import { idIn, notSent, removalResult, writeResult, wholeRecordIn } from '../writes/writeResult.ts';

/** An empty id is an error; no club is null. */
const NO_CLUB = missingValue('clubId', 'Please select a club');

/** Reads for replies without the mentor. */
interface Reads {
  all: () => MaybePromise<Mentor[]>;
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
      ifMatch: ifVersion,
    });

  const parts = { noun, spelling, inReply: mentorIn };
  const existing = (id: string) => ({ ...parts, id, read: () => find(id) });

  return {
    async add({ clubId, ...fields }) {
      if (!isId(clubId)) return { ...notSent(noun, NO_CLUB), passwordLink: null };
      const body = { ...fields, assignedClub: clubId };
      const written = await rest.write('POST', '/api/admin/mentors', {
        body,
        isPasswordCall: true,
      });
      const read = async () => {
        const login = fields.email.trim().toLowerCase();
        const mentors = await all();
        const id = idIn(written, 'mentor');
        // Without an id in the reply the email identifies the new mentor.
        const added =
          mentors.find((mentor) => mentor.id === id) ??
          mentors.find(({ email }) => email?.trim().toLowerCase() === login);
        if (added !== undefined) return added;
        throw notInList('GET /api/admin/mentors', fields.email, 'Mentor not found');
      };
      return {
        ...writeResult(written, { ...parts, id: null, read }),
        // The mentor exists even where the reply has no readable link.
        passwordLink: written.ok ? ifReadable(() => passwordLinkIn(written.reply)) : null,
      };
    },

    async update(id, { clubId, ifVersion, status, ...others }) {
      if (!isId(clubId)) return notSent(noun, NO_CLUB);
      // The status cannot be cleared: null means unchanged.
      const fields = status ? { ...others, status } : others;
      const written = await put(id, { ...fields, assignedClub: clubId }, ifVersion);
      return writeResult(written, existing(id));
    },

    async assignClub({ mentorId, clubId, ifVersion }) {
      if (clubId !== null && !isId(clubId)) return notSent(noun, NO_CLUB);
      const written = await put(mentorId, { assignedClub: clubId }, ifVersion);
      const named = { ...spelling, id: 'mentorId' };
      return writeResult(written, { ...existing(mentorId), spelling: named });
    },

    async remove({ id, ifVersion }) {
      const written = await rest.write('DELETE', '/api/admin/mentors/{id}', {
        params: { id },
        ifMatch: ifVersion,
      });
      return { ...removalResult(written, existing(id)), removedId: written.ok ? id : null };
    },
  };
}

const noun = 'mentor' as const;

const spelling = { assignedClub: 'clubId' };

/** The mentor in the reply of a write; null where it includes no whole record. */
function mentorIn(reply: Reply): Mentor | null {
  const record = wholeRecordIn(reply, 'mentor');
  return record && readMentor(record, 'admin', { version: reply.etag });
}
