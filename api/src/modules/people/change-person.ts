import { succeed, type Failed, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import type { Executor } from '../../platform/database/types.ts';
import { checkIfMatch, type IfMatch } from '../../platform/http/entity-tags.ts';
import { personNotFound, type Person } from './person.ts';
import { personResponse } from './person-record.ts';
import { findOwnPerson, findPerson } from './repository.ts';

/** The person to change. */
export interface PersonToChange {
  audience: Audience;
  id: string;
  /** Precondition; null without one. */
  ifMatch: IfMatch;
  /** The current date. */
  day: string;
  /** The current time, for a person who changes the own record. */
  ownAt?: Date;
}

/** Locks a person, checks If-Match and runs `write`. @returns the updated person */
export async function changePerson(
  tx: Executor,
  { audience, id, ifMatch, day, ownAt }: PersonToChange,
  write: (person: Person) => Promise<Failed | null>,
): Promise<Result<Person>> {
  const find = () =>
    ownAt ? findOwnPerson(tx, audience, id, ownAt) : findPerson(tx, audience, id);
  await lockPeople(tx, 'user_id', id);
  const person = await find();
  if (!person) return personNotFound(audience);
  const failed = checkIfMatch(ifMatch, personResponse(person, day)) ?? (await write(person));
  return failed ?? succeed((await find()) ?? person);
}
