import { sql } from 'kysely';
import type { Executor } from '../../plugins/database/types.ts';
import { holdPeople } from '../people/repository.ts';

/**
 * Removes all that the database holds about a person (ADR 26), as part of a transaction. What has a
 * reference to the account goes with it: person, roster row, progress with feedback, history,
 * sessions, password reset, mail preference.
 */
export async function erasePerson(tx: Executor, id: string): Promise<void> {
  // Whoever writes about the person holds this row, so nothing is added after what follows.
  await holdPeople(tx, 'user_id', id);
  await forgetAnswersAbout(tx, id);
  await tx
    .deleteFrom('deletion_requests')
    .where('person_id', '=', id)
    .where('status', '!=', 'carried out')
    .execute();
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/**
 * Answers kept for repeats are copies of the person's record, in calls of others too. That to a save
 * of progress names nobody: all that is kept for whoever saved for the person goes.
 */
async function forgetAnswersAbout(tx: Executor, id: string): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where((is) =>
      is.or([
        is('user_id', '=', id),
        sql<boolean>`strpos(body, ${id}) > 0`,
        is(
          'user_id',
          'in',
          is
            .selectFrom('history')
            .select('by_id')
            .where('person_id', '=', id)
            .where('what', '=', 'progress'),
        ),
      ]),
    )
    .execute();
}
