import { createHmac, randomBytes } from 'node:crypto';
import type { Executor } from './database/types.ts';
import { networkOf } from '@waymark/node-kit/network';

/**
 * Keyed hash of the network of an address (an IPv4 address or the /64 of an IPv6 address), to be
 * stored or logged in place of it. Without the key, trying all addresses does not reveal it.
 */
export type AddressHash = (address: string) => string;

export function createAddressHash(key: string): AddressHash {
  return (address) =>
    createHmac('sha256', key).update(networkOf(address)).digest('hex').slice(0, 32);
}

/** Keyed hash of the filter of a list: equal for equal filters, and no search term can be guessed. */
export type FilterHash = (filter: string) => string;

export function createFilterHash(key: string): FilterHash {
  // The prefix keeps a filter from having the hash of an address.
  return (filter) =>
    createHmac('sha256', key).update(`filter ${filter}`).digest('hex').slice(0, 32);
}

/** The key for both hashes without a setting: random, generated once per database. */
export async function storedHashKey(db: Executor): Promise<string> {
  const name = 'address-hash';
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((earlier) => earlier.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
