import { changedBy, type Changed } from '../../backend/writes/changed.ts';
import type { Spelling, UserError } from '../userErrors.ts';
import type { WriteResult } from '../../backend/http/client.ts';
import type { Role } from '../../domain/user.ts';
import type { Audience } from '../audience.ts';
import type { Educator, Person, PersonOf, Student } from '../../domain/person.ts';
import { personIn } from '../../backend/people/calls.ts';

/** What backends call the id of a person that something is assigned to. */
export const PERSON_ID: Spelling = {
  id: 'personId',
  studentId: 'personId',
  educatorId: 'personId',
};

/** What a change of one person came to. */
export interface PersonPayload<P extends Person = Person> {
  person: Changed<P>;
  userErrors: UserError[];
}

export interface StudentPayload {
  student: Changed<Student>;
  userErrors: UserError[];
}

export interface EducatorPayload {
  educator: Changed<Educator>;
  userErrors: UserError[];
}

/** What no part of a person's record tells, and no echo of what was sent. */
const CLUB_AND_MENTOR = ['assignedClub', 'club', 'assignedMentor'];

/** The payload of a write; `read` fetches the person where the reply does not carry it. */
export function personPayload<A extends Audience>(
  result: WriteResult,
  expected: {
    /** Who was written to; null of one's own record. */
    id: string | null;
    audience: A;
    reader: Role;
    spelling: Spelling;
    /** Fields of which a reply carries one when it is the whole record, and none that were sent. */
    tells?: string[];
    shows?: (person: PersonOf<A>) => boolean;
    read: () => Promise<PersonOf<A>>;
  },
): PersonPayload<PersonOf<A>> {
  const { audience, reader, tells = CLUB_AND_MENTOR, ...others } = expected;
  const { entity, userErrors } = changedBy(result, {
    ...others,
    inReply: (reply) => personIn(reply, audience, { reader, tells }),
  });
  return { person: entity, userErrors };
}
