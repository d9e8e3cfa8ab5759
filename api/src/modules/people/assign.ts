import { isId } from '../../domain/ids.ts';
import { mapResult, type Failed, type Result } from '../../domain/result.ts';
import type { SignedIn } from '../../plugins/auth.ts';
import { transact } from '../../plugins/database/transact.ts';
import type { Executor } from '../../plugins/database/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { named } from '../history/named.ts';
import { changePerson, type PersonToChange } from './change-person.ts';
import { noSuchPerson } from './no-such-person.ts';
import type { Person } from './person.ts';

interface Named {
  id: string;
  name: string;
}

/** What a person can be given, or freed of. */
export interface Assignable<T extends Named> {
  what: 'club' | 'mentor';
  /** Keeps it from going until the transaction ends. */
  hold: (tx: Executor, id: string) => Promise<T | null>;
  missing: () => Failed;
  refuse: (person: Person, target: T) => Failed | null;
  set: (tx: Executor, personId: string, targetId: string | null) => Promise<void>;
}

/** The person as it is now; `isNew` when there is another club or mentor than before. */
export interface Assigned {
  person: Person;
  isNew: boolean;
}

/** Assigns, or with null removes, and notes it; what is so already stays without a note. */
export async function assign<T extends Named>(
  { db, now }: Dependencies,
  { what, hold, missing, refuse, set }: Assignable<T>,
  person: PersonToChange,
  targetId: string | null,
  by: SignedIn,
): Promise<Result<Assigned>> {
  if (!isId(person.id)) return noSuchPerson(person.audience);
  if (targetId !== null && !isId(targetId)) return missing();
  return transact(db, async (tx) => {
    const target = targetId === null ? null : await hold(tx, targetId);
    let isNew = false;
    const changed = await changePerson(tx, person, async (present) => {
      if (targetId !== null && !target) return missing();
      const refusal = target && refuse(present, target);
      if (refusal) return refusal;
      if (present[what]?.id === target?.id) return null;

      await set(tx, present.id, target?.id ?? null);
      isNew = target !== null;
      await appendHistory(tx, {
        personId: present.id,
        at: now(),
        by,
        what,
        before: present[what] && named(present[what]),
        after: target && named(target),
      });
      return null;
    });
    return mapResult(changed, (present) => ({ person: present, isNew }));
  });
}
