import type { Executor } from '../../../platform/database/types.ts';
import type { Registration } from './registrations.ts';
import { insertPerson, insertUser, type User } from '../users.ts';

/** Inserts the account of a student or educator, with the person. */
export async function insertAccount(tx: Executor, account: Registration): Promise<User> {
  const id = await insertUser(tx, account);
  await insertPerson(tx, id, account.role);
  return {
    ...account,
    id,
    phone: null,
    status: null,
    formSubmitted: false,
    mailUpdates: true,
    secondFactor: null,
  };
}
