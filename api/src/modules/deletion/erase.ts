import { sql } from 'kysely';
import { lockPeople } from '../../platform/database/row-locks.ts';
import type { Executor } from '../../platform/database/types.ts';

/**
 * Deletes all data about a person (ADR 26), within a transaction. Rows with a foreign key to the
 * account are deleted by cascade.
 */
export async function erasePerson(tx: Executor, id: string): Promise<void> {
  // Every write about the person locks this row first, so no row is added after the deletes.
  await lockPeople(tx, 'user_id', id);
  await deleteStoredResponses(tx, id);
  await tx
    .deleteFrom('deletion_requests')
    .where('person_id', '=', id)
    .where('status', '!=', 'carried out')
    .execute();
  // Registrations and email changes of others with the email of the person.
  for (const table of ['registrations', 'pending_emails'] as const) {
    await tx
      .deleteFrom(table)
      .where('email', 'in', (is) => is.selectFrom('users').select('email').where('id', '=', id))
      .execute();
  }
  // Mails about the person or to an address of theirs, whether or not they belong to the account.
  await tx
    .deleteFrom('mail_outbox')
    .where((is) =>
      is.or([
        is('about', '=', id),
        is(
          'address',
          'in',
          is
            .selectFrom('users')
            .select('email')
            .where('id', '=', id)
            .union(
              is.selectFrom('email_changes').select('old_email as email').where('user_id', '=', id),
            )
            .union(is.selectFrom('pending_emails').select('email').where('user_id', '=', id)),
        ),
      ]),
    )
    .execute();
  // Concerns stay without their writer, and so do the looks at them.
  await tx
    .updateTable('audit')
    .set({ person_id: null })
    .where('person_id', '=', id)
    .where('concern_id', 'is not', null)
    .execute();
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/**
 * Responses stored for idempotency keys contain copies of the person's record, also those of other
 * users' requests. The response to saved progress contains no person id, so all stored responses of
 * the mentors who saved progress of the person are deleted.
 */
async function deleteStoredResponses(tx: Executor, id: string): Promise<void> {
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
