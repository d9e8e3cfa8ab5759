import { isId } from '../../domain/ids.ts';
import type { Failed, Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import { appendHistory, named, type Action } from '../history/append.ts';
import { changePeople, type PeopleToChange } from './change-people.ts';
import type { Person } from './person.ts';
import type { MailOptions, QueueAssignmentMails } from '../update-mails/assignment-mails.ts';

export interface Named {
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
  set: (tx: Executor, targetId: string | null, ...personIds: string[]) => Promise<void>;
  /** Queues the mails about the assignment. */
  queueMails?: QueueAssignmentMails;
}

/** Who assigns, when, and what the mails need. */
export type Assigning = Action & MailOptions;

/**
 * Assigns a club or mentor (null removes it) to people who are not refused, with history entries and
 * mails. Assigning the same again has no effect.
 * @returns the updated person or the refusal for each, in their order
 */
export async function assign<T extends Named>(
  tx: Executor,
  assignable: Assignable<T>,
  people: PeopleToChange,
  targetId: string | null,
  act: Assigning,
): Promise<Result<Person>[]> {
  const { lock, notFound, check } = assignable;
  const target = targetId !== null && isId(targetId) ? await lock(tx, targetId) : null;
  return changePeople(tx, people, {
    check: (person) => (target ? check(person, target) : targetId === null ? null : notFound()),
    write: (allowed) => setAssigned(tx, assignable, allowed, target, act),
  });
}

/** As `assign`, for locked people who are not refused. */
export async function setAssigned<T extends Named>(
  tx: Executor,
  { what, set, queueMails }: Pick<Assignable<T>, 'what' | 'set' | 'queueMails'>,
  people: Person[],
  target: T | null,
  { at, by, ...options }: Assigning,
): Promise<void> {
  const moved = people.filter((person) => person[what]?.id !== target?.id);
  if (moved.length === 0) return;
  const targetId = target?.id ?? null;
  await set(tx, targetId, ...moved.map(({ id }) => id));
  const after = target && named(target);
  const entries = moved.map(({ id, [what]: before }) => ({
    at,
    by,
    personId: id,
    what,
    before: before && named(before),
    after,
  }));
  await appendHistory(tx, ...entries);
  const formerIds = new Map(moved.map(({ id, [what]: before }) => [id, before?.id ?? null]));
  await queueMails?.(tx, formerIds, targetId, options);
}
