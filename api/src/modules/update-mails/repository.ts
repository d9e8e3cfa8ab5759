import type { Role } from '../../domain/words.ts';
import type { Executor } from '../../plugins/database/types.ts';

/** Milliseconds in which somebody gets one mail of this kind at most. */
const oneIn = 60 * 60_000;

/** To whom a mail goes. */
interface Recipient {
  email: string;
  role: Role;
}

/**
 * Takes the one mail of this hour for somebody: of several processes that want to send, one gets it.
 * @returns null when there was one within the hour, none is wanted, or the account is inactive
 */
export async function claimMail(
  db: Executor,
  userId: string,
  now: Date,
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
            is('update_mails.sent_at', 'is', null),
            is('update_mails.sent_at', '<=', new Date(now.getTime() - oneIn)),
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
