import type { Executor } from '../../platform/database/types.ts';
import { lockMentor } from '../mentors/repository.ts';
import { lockPeople } from '../people/repository.ts';

/**
 * Locks the mentor or person of an account, as every change of an account does first: one that has
 * read the email would write it back.
 */
export async function lockAccount(tx: Executor, id: string): Promise<void> {
  await lockMentor(tx, id);
  await lockPeople(tx, 'user_id', id);
}
