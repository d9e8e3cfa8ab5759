import type { Executor } from '../../platform/database/types.ts';

/** Addresses kept per account: the last ones. */
const MAX_KNOWN = 20;

/** Whether the account with this (normalised) email has logged in from this address before. */
export async function isKnownAddress(
  db: Executor,
  email: string,
  addressHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .innerJoin('users', 'users.id', 'known_addresses.user_id')
    .select('user_id')
    .where('users.email', '=', email)
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the address of a login. */
export async function keepAddress(
  tx: Executor,
  userId: string,
  addressHash: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('known_addresses')
    .values({ user_id: userId, address_hash: addressHash, last_login_at: now })
    .onConflict((earlier) =>
      earlier.columns(['user_id', 'address_hash']).doUpdateSet({ last_login_at: now }),
    )
    .execute();
  await tx
    .deleteFrom('known_addresses')
    .where('user_id', '=', userId)
    .where('address_hash', 'in', (is) =>
      is
        .selectFrom('known_addresses')
        .select('address_hash')
        .where('user_id', '=', userId)
        .orderBy('last_login_at', 'desc')
        .offset(MAX_KNOWN)
        // A concurrent login deletes them.
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
