import type { PeopleResult } from '../backend/port.ts';
import type { Club } from '../domain/club.ts';
import type { Mentor } from '../domain/mentor.ts';
import type { PasswordLink } from '../domain/account.ts';
import type { MentorStats } from '../domain/statistics.ts';
import type { Educator, Person, Student } from '../domain/person.ts';
import type { UserError } from '../domain/userError.ts';
import type { Changed, ChangedPerson, WriteResult } from '../domain/writeResult.ts';

/** The changed entity under its own key; null where the change was refused. */
type Payload<Key extends string, T> = Record<Key, Changed<T>> & { userErrors: UserError[] };

export type ClubPayload = Payload<'club', Club>;
export type MentorPayload = Payload<'mentor', Mentor>;
export type PersonPayload = Payload<'person', Person>;
export type StudentPayload = Payload<'student', Student>;
export type EducatorPayload = Payload<'educator', Educator>;

export interface ClubRemoval extends ClubPayload {
  /** Null when the deletion was refused. */
  deletedId: string | null;
}

export interface MentorAddition extends MentorPayload {
  passwordLink: PasswordLink | null;
}

export interface MentorRemoval extends MentorPayload {
  /** Null when the removal was refused. */
  removedId: string | null;
}

/** The people of a change of several. */
export interface PeoplePayload {
  results: (PersonPayload & { personId: string })[];
  userErrors: UserError[];
}

export interface ChangedPersonPayload extends PersonPayload {
  stats: MentorStats | null;
}

const payloadWith =
  <Key extends string>(key: Key) =>
  <T>({ entity, userErrors }: WriteResult<T>) =>
    ({ [key]: entity, userErrors }) as Payload<Key, T>;

export const clubPayload = payloadWith('club');
export const mentorPayload = payloadWith('mentor');
export const personPayload = payloadWith('person');
export const studentPayload = payloadWith('student');
export const educatorPayload = payloadWith('educator');

export const changedPersonPayload = ({
  stats,
  ...changed
}: ChangedPerson): ChangedPersonPayload => ({
  ...personPayload(changed),
  stats,
});

/** The results of a change of several people. */
export function peoplePayload({ results, userErrors }: PeopleResult): PeoplePayload {
  return {
    results: results.map(({ personId, ...result }) => ({ personId, ...personPayload(result) })),
    userErrors,
  };
}

/** A payload with a flag that is true when there are no user errors. */
export const successPayload = <Key extends string>(key: Key, userErrors: UserError[]) =>
  ({ [key]: userErrors.length === 0, userErrors }) as Record<Key, boolean> & {
    userErrors: UserError[];
  };
