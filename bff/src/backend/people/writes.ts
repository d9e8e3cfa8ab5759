import type { Audience, Role } from '../../domain/account.ts';
import type { PersonChange, PersonOf } from '../../domain/person.ts';
import { readPersonOf } from '../entities/person.ts';
import { isId } from '../http/call.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { PeopleCalls } from '../port.ts';
import { isRecord } from '../reading/isRecord.ts';
import { recordOf } from '../reading/unwrap.ts';
import { missingValue, type Spelling } from '../writes/userErrors.ts';
import { notSent, writeResult } from '../writes/writeResult.ts';

/** Keys that the record of a person may be wrapped in. */
export const wrappersOf = (audience: Audience): string[] => [audience, 'profile', 'user'];

/** Paths in the input of the fields that backends name in an assignment. */
const ASSIGNED: Spelling = {
  id: 'personId',
  studentId: 'personId',
  educatorId: 'personId',
};

/** Keys of a complete record: a partial one and an echo of the request lack them. */
const CLUB = ['assignedClub', 'club'];
const MENTOR = ['assignedMentor'];

/** The calls that change people. */
export function createPeopleWrites(
  rest: RestClient,
  { one, own }: Pick<PeopleCalls, 'one' | 'own'>,
): Pick<PeopleCalls, 'update' | 'updateOwn' | 'submitForm' | 'assignMentor' | 'assignClub'> {
  /** PUT …/assign-mentor or …/assign-club; null removes the reference. */
  async function assign(
    audience: Audience,
    what: 'Mentor' | 'Club',
    id: string | null,
    { personId, ifVersion }: { personId: string; ifVersion?: string | null },
  ) {
    const word = what.toLowerCase();
    if (id !== null && !isId(id)) {
      const missing = missingValue(`${word}Id`, `${what} ID is missing. Please try again.`);
      return notSent('person', missing);
    }
    const written = await rest.write('PUT', `/api/admin/${audience}s/{id}/assign-${word}`, {
      params: { id: personId },
      body: { [`${word}Id`]: id },
      ifMatch: ifVersion,
    });
    return writeResult(written, {
      noun: 'person',
      id: personId,
      spelling: { ...ASSIGNED, [`assigned${what}`]: `${word}Id` },
      inReply: (reply) => personIn(reply, audience, 'admin', what === 'Club' ? CLUB : MENTOR),
      read: () => one(audience, personId),
    });
  }

  return {
    async update<A extends Audience>(audience: A, change: PersonChange) {
      const { id, ifVersion, formSubmitted, formDetails, ...fields } = change;
      const body = {
        ...fields,
        // These cannot be cleared: null means unchanged.
        ...(typeof formSubmitted === 'boolean' && { formSubmitted }),
        ...(formDetails && { formDetails }),
      };
      const written = await rest.write('PUT', `/api/admin/${audience}s/{id}`, {
        params: { id },
        body,
        ifMatch: ifVersion,
      });
      return writeResult(written, {
        noun: audience,
        id,
        spelling: detailSpelling(fields, formDetails ?? {}),
        inReply: (reply) => personIn(reply, audience, 'admin'),
        read: () => one(audience, id),
      });
    },

    async updateOwn(audience, { ifVersion, ...body }) {
      const written = await rest.write('PUT', `/api/${audience}/profile`, {
        body,
        isPasswordCall: body.currentPassword != null,
        ifMatch: ifVersion,
      });
      return writeResult(written, {
        noun: audience,
        id: null,
        inReply: (reply) => personIn(reply, audience, audience),
        read: () => own(audience),
      });
    },

    async submitForm(audience, { fullName, email, phone, clubId, interests, ...answers }) {
      // The club is optional, but an empty id is an error.
      if (typeof clubId === 'string' && !isId(clubId)) {
        return notSent(audience, missingValue('clubId', 'Please select a club'));
      }
      // JSON.stringify leaves out undefined answers.
      const body = {
        name: fullName,
        email,
        phone,
        ...answers,
        interests: interests === null ? [] : interests,
        // Null would remove the club.
        assignedClub: clubId ?? undefined,
      };
      return writeResult(await rest.write('POST', `/api/${audience}/submit-form`, { body }), {
        noun: audience,
        id: null,
        spelling: { name: 'fullName', assignedClub: 'clubId' },
        inReply: (reply) => personIn(reply, audience, audience, MENTOR),
        read: () => own(audience),
      });
    },

    assignMentor: (audience, { mentorId, ...person }) =>
      assign(audience, 'Mentor', mentorId, person),
    assignClub: (audience, { clubId, ...person }) => assign(audience, 'Club', clubId, person),
  };
}

/** The person in the reply of a write; null where it includes no whole record. */
export function personIn<A extends Audience>(
  reply: Reply,
  audience: A,
  reader: Role,
  keys = [...CLUB, ...MENTOR],
): PersonOf<A> | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, ...wrappersOf(audience));
  const isWhole = keys.some((key) => record.has(key));
  return isWhole ? readPersonOf[audience](record, reader, { version: reply.etag }) : null;
}

/** Input paths of the fields that are only in the form details. */
function detailSpelling(fields: object, details: object): Spelling {
  const names = Object.keys(details).filter((key) => !(key in fields));
  return Object.fromEntries(names.map((key) => [key, `formDetails.${key}`]));
}
