import type { Audience } from '../../domain/audience.ts';
import type { Person, PersonChange, PersonOf } from '../../domain/person.ts';
import type { Role } from '../../domain/user.ts';
import { isId } from '../http/call.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { PeopleCalls } from '../port.ts';
import { isRecord } from '../reading/isRecord.ts';
import { refKey } from '../reading/reference.ts';
import { recordOf } from '../reading/unwrap.ts';
import { matchesSent } from '../writes/matchesSent.ts';
import { missing, type Spelling } from '../writes/userErrors.ts';
import { notSent, writeResult } from '../writes/writeResult.ts';
import { matchesPerson } from './matchesPerson.ts';
import { readAlone, wrappersOf } from './readAlone.ts';

/** What backends call the fields of an assignment. */
const ASSIGNED: Spelling = {
  id: 'personId',
  studentId: 'personId',
  educatorId: 'personId',
  ifMatch: 'ifVersion',
};

/** What no part of a person's record includes, and no echo of what was sent. */
const CLUB_AND_MENTOR = ['assignedClub', 'club', 'assignedMentor'];

/** The calls that change people. */
export function createPeopleWrites(
  rest: RestClient,
  { one, own }: Pick<PeopleCalls, 'one' | 'own'>,
): Pick<PeopleCalls, 'update' | 'updateOwn' | 'submitForm' | 'assignMentor' | 'assignClub'> {
  return {
    async update<A extends Audience>(audience: A, change: PersonChange) {
      const { id, ifVersion, formSubmitted, formDetails, ...fields } = change;
      const body = {
        ...fields,
        // Neither can be emptied: null is the same as not given.
        ...(typeof formSubmitted === 'boolean' && { formSubmitted }),
        ...(formDetails && { formDetails }),
      };
      const written = await rest.write('PUT', `/api/admin/${audience}s/{id}`, {
        params: { id },
        body,
        ifMatch: ifVersion ?? undefined,
      });
      return writeResult(written, {
        id,
        spelling: { ifMatch: 'ifVersion', ...detailSpelling(fields, formDetails ?? {}) },
        inReply: (reply) => personIn(reply, audience, 'admin'),
        matches: (person) => matchesChange(person, change),
        read: () => one(audience, id),
      });
    },

    async updateOwn(audience, { ifVersion, ...body }) {
      const { name, email, phone, ...details } = body;
      const written = await rest.write('PUT', `/api/${audience}/profile`, {
        body,
        ifMatch: ifVersion ?? undefined,
      });
      return writeResult(written, {
        id: null,
        spelling: { ifMatch: 'ifVersion' },
        inReply: (reply) => personIn(reply, audience, audience),
        matches: (person) => matchesPerson(person, { name, email, phone }, details),
        read: () => own(audience),
      });
    },

    async submitForm(audience, { fullName, email, phone, clubId, interests, ...answers }) {
      // A form may be sent without a club; an empty id is a mistake.
      if (typeof clubId === 'string' && !isId(clubId)) {
        return notSent(missing('clubId', 'Please select a club'));
      }
      const account = { name: fullName, email, phone };
      // A question that was not answered is left out.
      const details = { ...answers, interests: interests ?? [] };
      const body = { ...account, ...details, assignedClub: clubId };
      return writeResult(await rest.write('POST', `/api/${audience}/submit-form`, { body }), {
        id: null,
        spelling: { name: 'fullName', assignedClub: 'clubId' },
        inReply: (reply) => personIn(reply, audience, audience, ['assignedMentor']),
        matches: (person) =>
          matchesSent({ club: refKey(person.club) }, { club: clubId ?? undefined }) &&
          matchesPerson(person, account, details),
        read: () => own(audience),
      });
    },

    async assignMentor(audience, { personId, mentorId, ifVersion }) {
      if (mentorId !== null && !isId(mentorId)) {
        return notSent(missing('mentorId', 'Mentor ID is missing. Please try again.'));
      }
      const written = await rest.write('PUT', `/api/admin/${audience}s/{id}/assign-mentor`, {
        params: { id: personId },
        body: { mentorId },
        ifMatch: ifVersion ?? undefined,
      });
      return writeResult<Person>(written, {
        id: personId,
        spelling: { ...ASSIGNED, assignedMentor: 'mentorId' },
        inReply: (reply) => personIn(reply, audience, 'admin'),
        matches: ({ mentor }) => refKey(mentor) === mentorId,
        read: () => one(audience, personId),
      });
    },

    async assignClub(audience, { personId, clubId, ifVersion }) {
      if (clubId !== null && !isId(clubId)) {
        return notSent(missing('clubId', 'Club ID is missing. Please try again.'));
      }
      const written = await rest.write('PUT', `/api/admin/${audience}s/{id}/assign-club`, {
        params: { id: personId },
        body: { clubId },
        ifMatch: ifVersion ?? undefined,
      });
      return writeResult<Person>(written, {
        id: personId,
        spelling: { ...ASSIGNED, assignedClub: 'clubId' },
        inReply: (reply) => personIn(reply, audience, 'admin'),
        matches: ({ club }) => refKey(club) === clubId,
        read: () => one(audience, personId),
      });
    },
  };
}

/**
 * The person that a write answers with; null when the answer has none of the keys that only a whole
 * record has.
 */
function personIn<A extends Audience>(
  reply: Reply,
  audience: A,
  reader: Role,
  keys = CLUB_AND_MENTOR,
): PersonOf<A> | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, ...wrappersOf(audience));
  const isWhole = keys.some((key) => record.carries(key));
  return isWhole ? readAlone(reply, record, audience, reader) : null;
}

/**
 * Whether a record has the values that were sent. Not compared are those that the backend may
 * replace: an emptied status or education, and `formSubmitted: false`.
 */
function matchesChange(person: Person, change: PersonChange): boolean {
  const { name, email, phone, gender, status, education, formSubmitted, formDetails } = change;
  const details = { ...formDetails, ...(gender !== undefined && { gender }) };
  const fields = {
    name,
    email,
    phone,
    status: status ?? undefined,
    // Backends without a field for education use the school's name.
    education: 'schoolName' in details ? undefined : education?.trim() || undefined,
    formSubmitted: formSubmitted || undefined,
  };
  return matchesPerson(person, fields, details);
}

/** Paths of the fields that were sent in the form details only. */
function detailSpelling(fields: object, details: object): Spelling {
  const names = Object.keys(details).filter((key) => !(key in fields));
  return Object.fromEntries(names.map((key) => [key, `formDetails.${key}`]));
}
