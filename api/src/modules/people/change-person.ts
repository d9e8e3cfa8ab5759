import { succeed, type Failed, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { refuseStale, type IfMatch } from '../../plugins/etag.ts';
import { noSuchPerson } from './no-such-person.ts';
import type { Person } from './person.ts';
import { personAnswer } from './person-record.ts';
import { findPerson, holdPerson } from './repository.ts';

/** Which person is to be changed. */
export interface PersonToChange {
  audience: Audience;
  id: string;
  /** What the change rests on; null: on nothing. */
  ifMatch: IfMatch;
  /** The present day. */
  day: string;
}

/** Holds a person, lets `write` change it or refuse, and gives it back as it is then. */
export async function changePerson(
  tx: Executor,
  { audience, id, ifMatch, day }: PersonToChange,
  write: (person: Person) => Promise<Failed | null>,
): Promise<Result<Person>> {
  const person = await holdPerson(tx, audience, id);
  if (!person) return noSuchPerson(audience);
  const refusal = refuseStale(ifMatch, personAnswer(person, day)) ?? (await write(person));
  return refusal ?? succeed((await findPerson(tx, audience, id)) ?? person);
}
