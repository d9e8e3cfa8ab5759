import type { Role } from '../../domain/words.ts';
import type { Executor } from '../../platform/database/types.ts';

/** Minimum time between two update mails to one account, in ms. */
const MIN_INTERVAL = 60 * 60_000;

interface Recipient {
  email: string;
  role: Role;
}

/**
 * Records that an update mail is sent to an account now. One statement, so that only one of several
 * processes may send. A retry repeats its own claim, so it need not wait for an hour.
 * @returns null if a mail was sent within the last hour, mails are turned off, or the account is inactive
 */
export async function claimMail(
  db: Executor,
  userId: string,
  now: Date,
  { isRetry }: { isRetry: boolean },
): Promise<Recipient | null> {
  const claimed = await db
    .insertInto('update_mails')
    .columns(['user_id', 'sent_at'])
    .expression((is) =>
      is
        .selectFrom('users')
        .select(['id', is.val(now).as('sent_at')])
        .where('id', '=', userId)
        .where('status', 'is distinct from', 'inactive'),
    )
    .onConflict((earlier) =>
      earlier
        .column('user_id')
        .doUpdateSet({ sent_at: now })
        .where('update_mails.wanted', '=', true)
        .where((is) =>
          is.or([
            is.lit(isRetry),
            is('update_mails.sent_at', 'is', null),
            is('update_mails.sent_at', '<=', new Date(now.getTime() - MIN_INTERVAL)),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!claimed) return null;
  const user = db.selectFrom('users').select(['email', 'role']).where('id', '=', userId);
  return (await user.executeTakeFirst()) ?? null;
}

export async function setMailUpdates(db: Executor, userId: string, wanted: boolean): Promise<void> {
  await db
    .insertInto('update_mails')
    .values({ user_id: userId, wanted })
    .onConflict((earlier) => earlier.column('user_id').doUpdateSet({ wanted }))
    .execute();
}
