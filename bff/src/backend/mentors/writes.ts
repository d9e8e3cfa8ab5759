import { readMentor } from '../entities/mentor.ts';
import { passwordLinkIn } from '../entities/passwordLink.ts';
import { isId } from '../http/call.ts';
import type { RestClient } from '../http/client.ts';
import type { Mentor } from '../../domain/mentor.ts';
import type { MaybePromise, MentorCalls } from '../port.ts';
import { ifReadable } from '../reading/orError.ts';
import { createListedEntities } from '../writes/listedEntities.ts';
import { missingValue } from '../writes/userErrors.ts';
import { notSent } from '../writes/writeResult.ts';

/** An empty id is an error; no club is null. */
const NO_CLUB = missingValue('clubId', 'Please select a club');

/** The calls that find and change one mentor. */
export function createMentorWrites(
  rest: RestClient,
  all: () => MaybePromise<Mentor[]>,
): Pick<MentorCalls, 'find' | 'add' | 'update' | 'assignClub' | 'remove'> {
  const spelling = { assignedClub: 'clubId' };
  const mentors = createListedEntities(rest, { noun: 'mentor', all, read: readMentor, spelling });

  return {
    find: mentors.find,

    async add({ clubId, ...fields }) {
      if (!isId(clubId)) return { ...notSent('mentor', NO_CLUB), passwordLink: null };
      const options = { body: { ...fields, assignedClub: clubId }, isPasswordCall: true };
      const login = fields.email.trim().toLowerCase();
      // Without an id in the reply the email identifies the new mentor.
      const { written, result } = await mentors.add(options, fields.email, (list) =>
        list.find(({ email }) => email?.trim().toLowerCase() === login),
      );
      return {
        ...result,
        // The mentor exists even where the reply has no readable link.
        passwordLink: written.ok ? ifReadable(() => passwordLinkIn(written.reply)) : null,
      };
    },

    async update(id, { clubId, ifVersion, status, ...others }) {
      if (!isId(clubId)) return notSent('mentor', NO_CLUB);
      // The status cannot be cleared: null means unchanged.
      const fields = status ? { ...others, status } : others;
      return mentors.update({ id, ifVersion }, { ...fields, assignedClub: clubId });
    },

    async assignClub({ mentorId: id, clubId, ifVersion }) {
      if (clubId !== null && !isId(clubId)) return notSent('mentor', NO_CLUB);
      return mentors.update({ id, ifVersion }, { assignedClub: clubId }, { id: 'mentorId' });
    },

    remove: (removal) => mentors.remove(removal),
  };
}
