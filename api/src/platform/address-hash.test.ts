import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { createAddressHash, storedHashKey } from './address-hash.ts';
import type { OpenDatabase } from './database/types.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

it.each([
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['2001:db8:1:2::3', '2001:db8:1:2:ffff::', true],
  ['2001:db8:1:2::3', '2001:db8:1:3::3', false],
  ['203.0.113.7', '203.0.113.8', false],
])('the hashes of %s and %s are equal: %j', (one, other, equal) => {
  const addressHash = createAddressHash('key');
  expect(addressHash(one) === addressHash(other)).toBe(equal);
});

it('the hash depends on the key and does not contain the address', () => {
  const hash = createAddressHash('key')('203.0.113.7');
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(createAddressHash('other key')('203.0.113.7')).not.toBe(hash);
});

it('the key of a database is random and generated once, by concurrent starts too', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => storedHashKey(database.db)));
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64')).toHaveLength(32);
});
