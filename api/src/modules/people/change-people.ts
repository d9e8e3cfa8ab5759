import { isId } from '../../domain/ids.ts';
import { mapResult, succeed, type Failed, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import type { Executor } from '../../platform/database/types.ts';
import { checkIfMatch, type IfMatch } from '../../platform/http/entity-tags.ts';
import { personNotFound, type Person } from './person.ts';
import { personResponse } from './person-record.ts';
import { findPeople } from './repository.ts';

/** The people to change. */
export interface PeopleToChange {
  audience: Audience;
  /** Different ids, each with its precondition; null without one. */
  people: readonly { id: string; ifMatch: IfMatch }[];
  /** The current date. */
  day: string;
}

/** A change that is the same for each person. */
export interface ChangeOfPeople {
  check: (person: Person) => Failed | null;
  /** Writes the people who were not refused, at least one. */
  write: (people: Person[]) => Promise<void>;
}

/**
 * Locks people, checks their preconditions and writes those who are not refused.
 * @returns the updated person or the refusal for each, in their order
 */
export async function changePeople(
  tx: Executor,
  { audience, people, day }: PeopleToChange,
  { check, write }: ChangeOfPeople,
): Promise<Result<Person>[]> {
  const ids = people.map(({ id }) => id).filter(isId);
  if (ids.length === 0) return people.map(() => personNotFound(audience));
  await lockPeople(tx, 'user_id', ...ids);
  const present = await findPeople(tx, audience, ids);
  const checked = people.map(({ id, ifMatch }) => {
    const person = present.get(id);
    if (!person) return personNotFound(audience);
    return checkIfMatch(ifMatch, personResponse(person, day)) ?? check(person) ?? succeed(person);
  });
  const allowed = checked.flatMap((result) => (result.ok ? [result.value] : []));
  if (allowed.length === 0) return checked;
  await write(allowed);
  const changed = await findPeople(tx, audience, ids);
  return checked.map((result) => mapResult(result, (person) => changed.get(person.id) ?? person));
}
