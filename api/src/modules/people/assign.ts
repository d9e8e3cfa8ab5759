import { isId } from '../../domain/ids.ts';
import type { Failed, Result } from '../../domain/result.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory, named, type Action } from '../history/append.ts';
import { queueMails, type QueuedMail } from '../mails/outbox.ts';
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
  /** Mails about the assignment. */
  mails?: (personId: string, targetId: string) => QueuedMail[];
}

/** Who assigns, when, and what the mails need. */
export type Assigning = Action & { deps: Dependencies };

/**
 * Assigns a club or mentor (null removes it), with history entry and mails. Assigning the same again
 * has no effect.
 * @returns the updated person
 */
export async function assign<T extends Named>(
  deps: Dependencies,
  assignable: Assignable<T>,
  person: PersonToChange,
  targetId: string | null,
  by: SignedIn,
): Promise<Result<Person>> {
  const { lock, notFound, check } = assignable;
  if (!isId(person.id)) return personNotFound(person.audience);
  if (targetId !== null && !isId(targetId)) return notFound();
  return transact(deps.db, async (tx) => {
    const target = targetId === null ? null : await lock(tx, targetId);
    return changePerson(tx, person, async (present) => {
      if (targetId !== null && !target) return notFound();
      const failed = target && check(present, target);
      if (failed) return failed;
      await setAssigned(tx, assignable, present, target, { at: deps.now(), by, deps });
      return null;
    });
  });
}

/** As `assign`, for a locked person. */
export async function setAssigned<T extends Named>(
  tx: Executor,
  { what, set, mails }: Pick<Assignable<T>, 'what' | 'set' | 'mails'>,
  person: Person,
  target: T | null,
  { at, by, deps }: Assigning,
): Promise<void> {
  const present = person[what];
  if (present?.id === target?.id) return;
  await set(tx, person.id, target?.id ?? null);
  await appendHistory(tx, {
    at,
    by,
    personId: person.id,
    what,
    before: present && named(present),
    after: target && named(target),
  });
  if (target && mails) await queueMails(tx, mails(person.id, target.id), deps);
}
