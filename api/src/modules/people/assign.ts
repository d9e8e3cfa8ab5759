import { isId } from '../../domain/ids.ts';
import { mapResult, type Failed, type Result } from '../../domain/result.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory, named, type Action } from '../history/append.ts';
import { changePerson, type PersonToChange } from './change-person.ts';
import { personNotFound, type Person } from './person.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';

interface Named {
  id: string;
  name: string;
}

/** A club or mentor assignment. */
export interface Assignable<T extends Named> {
  what: 'club' | 'mentor';
  /** Locks the target against deletion. */
  lock: (tx: Executor, id: string) => Promise<T | null>;
  notFound: () => Failed;
  check: (person: Person, target: T) => Failed | null;
  set: (tx: Executor, personId: string, targetId: string | null) => Promise<void>;
}

/** The updated person; `isNew` after a change to another club or mentor. */
export interface Assigned {
  person: Person;
  isNew: boolean;
}

/**
 * Assigns a club or mentor (null removes it) and adds a history entry. Assigning the same again has
 * no effect.
 */
export async function assign<T extends Named>(
  { db, now }: Dependencies,
  { what, lock, notFound, check, set }: Assignable<T>,
  person: PersonToChange,
  targetId: string | null,
  by: SignedIn,
): Promise<Result<Assigned>> {
  if (!isId(person.id)) return personNotFound(person.audience);
  if (targetId !== null && !isId(targetId)) return notFound();
  return transact(db, async (tx) => {
    const target = targetId === null ? null : await lock(tx, targetId);
    let isNew = false;
    const changed = await changePerson(tx, person, async (present) => {
      if (targetId !== null && !target) return notFound();
      const failed = target && check(present, target);
      if (failed) return failed;
      const isChanged = await setAssigned(tx, { what, set }, present, target, { at: now(), by });
      isNew = isChanged && target !== null;
      return null;
    });
    return mapResult(changed, (present) => ({ person: present, isNew }));
  });
}

/** Sets the club or mentor of a locked person. @returns false if it is the same as before */
export async function setAssigned<T extends Named>(
  tx: Executor,
  { what, set }: Pick<Assignable<T>, 'what' | 'set'>,
  person: Person,
  target: T | null,
  act: Action,
): Promise<boolean> {
  const present = person[what];
  if (present?.id === target?.id) return false;
  await set(tx, person.id, target?.id ?? null);
  await appendHistory(tx, {
    ...act,
    personId: person.id,
    what,
    before: present && named(present),
    after: target && named(target),
  });
  return true;
}
