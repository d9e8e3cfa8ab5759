import type { WriteResult } from '../../rest/client.ts';
import { userErrorsOf, type UserError } from '../../userErrors.ts';
import type { Audience, Reader } from '../clubs/club.ts';
import type { Educator, Person, PersonOf, Student } from './person.ts';
import { personIn } from './source.ts';

/**
 * A person asked only when selected: where the backend's reply lacks the record it takes one call
 * more, whose failure must not hide that the change was made. Null when the change was refused.
 */
type Changed<P extends Person> = (() => Promise<P>) | null;

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

/** The payload of a write; `read` fetches the person where the reply does not carry it. */
export function personPayload<A extends Audience>(
  result: WriteResult,
  expected: {
    audience: A;
    reader: Reader;
    spelling: Record<string, string>;
    read: () => Promise<PersonOf<A>>;
  },
): PersonPayload<PersonOf<A>> {
  if (!result.ok) {
    return { person: null, userErrors: userErrorsOf(result.refusal, expected.spelling) };
  }
  const { reply } = result;
  return {
    person: async () =>
      personIn(reply, expected.audience, expected.reader) ?? (await expected.read()),
    userErrors: [],
  };
}
