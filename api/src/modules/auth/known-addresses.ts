import type { Executor } from '../../platform/database/types.ts';

/** Maximum number of known addresses per account; the oldest are dropped. */
const MAX_KNOWN = 20;

/** The account with this (normalised) email, and whether it logged in from this address before. */
export async function findByAddress(
  db: Executor,
  email: string,
  addressHash: string,
): Promise<{ userId: string | undefined; isKnown: boolean }> {
  const row = await db
    .selectFrom('users')
    .leftJoin('known_addresses', (join) =>
      join
        .onRef('known_addresses.user_id', '=', 'users.id')
        .on('known_addresses.address_hash', '=', addressHash),
    )
    .select(['users.id', 'known_addresses.address_hash'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  return { userId: row?.id, isKnown: row?.address_hash != null };
}

/** Forgets all addresses of an account except this one: others may have logged in from them. */
export async function forgetOtherAddresses(
  tx: Executor,
  userId: string,
  addressHash: string,
): Promise<void> {
  await tx
    .deleteFrom('known_addresses')
    .where('user_id', '=', userId)
    .where('address_hash', '!=', addressHash)
    .execute();
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
