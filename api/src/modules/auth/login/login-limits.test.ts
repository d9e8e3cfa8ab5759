import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLimits, type Limits } from '../../../platform/limits.ts';
import { networkOf } from '@waymark/node-kit/network';
import { useTestApp } from '../../../testing/app.ts';
import { addPerson, password } from '../../../testing/fixtures.ts';
import { testRedis, untilShared, usePassingTime } from '../../../testing/limits.ts';

const stores: [string, string?][] = [['in memory']];
if (testRedis !== undefined) stores.push(['on Redis', testRedis]);

describe.each(stores)('login limits %s', (_store, redisUrl) => {
  const test = useTestApp();
  const passTime = usePassingTime(redisUrl);
  let limits: Limits;
  beforeAll(async () => {
    limits = createLimits(redisUrl);
    if (redisUrl !== undefined) {
      const other = createLimits(redisUrl);
      await untilShared(limits, other);
      await untilShared(other, limits);
      other.close();
    }
  });
  beforeEach(() => {
    test.deps.limits = limits;
  });
  afterAll(() => {
    limits.close();
  });

  const account = async () =>
    (await addPerson(test, 'student', { email: `${randomUUID()}@example.org` })).email;
  /** An address in a /64 that no other test uses. */
  const newAddress = () => `2001:db8:${randomUUID().slice(0, 9).replace('-', ':')}:1::1`;
  const login = async (email: string, word: string, address: string) => {
    const { status, headers } = await test.call('POST /api/auth/login', {
      body: { email, password: word },
      headers: { 'x-forwarded-for': address },
    });
    const retryAfter = headers['retry-after'];
    return retryAfter === undefined ? status : `${status} after ${Number(retryAfter)}`;
  };
  const wrong = 'wrong password';
  const failFrom = async (email: string, addresses: readonly string[]) => {
    for (const address of addresses) expect(await login(email, wrong, address)).toBe(401);
  };
  const newAddresses = (count: number) => Array.from({ length: count }, newAddress);

  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113.10'],
    ['2001:db8:5::1', '2001:db8:5:0:ffff::2', '2001:db8:5:1::1'],
    ['203.0.113.12', '::ffff:203.0.113.12', '::ffff:203.0.113.13'],
  ])(
    'ten failures from %s close the account there for 15 minutes: from %s, not from %s',
    async (address, same, other) => {
      const email = await account();
      await failFrom(email, Array<string>(10).fill(address));
      expect(await login(email, password, same)).toMatch(/^429 after (900|89\d)$/);
      expect(await login(email, password, other)).toBe(200);
      await passTime(901, email);
      expect(await login(email, password, same)).toBe(200);
    },
  );

  it('after 20 failures from all addresses, delays logins from unknown addresses only', async () => {
    const email = await account();
    const [home, elsewhere] = [newAddress(), newAddress()];
    expect(await login(email, password, home)).toBe(200);
    await failFrom(email, newAddresses(19));
    expect(await login(email, password, newAddress())).toBe(200);
    await failFrom(email, newAddresses(1));
    expect(await login(email, password, elsewhere)).toMatch(/^429 after [45]$/);
    expect(await login(email, password, home)).toBe(200);
    await passTime(6, email);
    await failFrom(email, newAddresses(1));
    expect(await login(email, password, elsewhere)).toMatch(/^429 after (9|10)$/);
    await passTime(11, email);
    expect(await login(email, password, elsewhere)).toBe(200);
  });

  it('mails the owner once when the delay begins', async () => {
    const email = await account();
    await failFrom(email, newAddresses(19));
    await test.deps.background.idle();
    expect(test.mails).toEqual([]);
    await failFrom(email, newAddresses(1));
    await passTime(6, email);
    await failFrom(email, newAddresses(1));
    const unknown = `${randomUUID()}@example.org`;
    await failFrom(unknown, newAddresses(20));
    expect(await login(unknown, wrong, newAddress())).toMatch(/^429/);
    await test.deps.background.idle();
    expect(test.mails).toMatchObject([
      { to: email, subject: 'Many failed logins to your Waymark account' },
    ]);
  });

  it('beyond 300 failures an address is slowed, but not for accounts known there', async () => {
    const [known, other] = [await account(), await account()];
    const address = newAddress();
    expect(await login(known, password, address)).toBe(200);
    const network = networkOf(address);
    await Promise.all(Array.from({ length: 299 }, () => limits.addressSlowdown.count(network)));
    await failFrom(`${randomUUID()}@example.org`, [address]);
    expect(await login(other, wrong, address)).toBe(401);
    expect(await login(other, password, address)).toBe('429 after 1');
    expect(await login(known, password, address)).toBe(200);
    await passTime(2, network);
    await Promise.all(Array.from({ length: 60 }, () => limits.addressSlowdown.count(network)));
    expect(await login(other, password, address)).toMatch(/^429 after (29|30)$/);
    await passTime(31, network);
    expect(await login(other, password, address)).toBe(200);
  });

  it('an account has 30 successful logins in 15 minutes', async () => {
    const email = await account();
    const address = newAddress();
    for (let n = 0; n < 30; n += 1) expect(await login(email, password, address)).toBe(200);
    expect(await login(email, password, address)).toMatch(/^429 after (900|8\d\d)$/);
    await passTime(901, email);
    expect(await login(email, password, address)).toBe(200);
  });

  it('invalid requests are 400 and no failures', async () => {
    const email = await account();
    const address = newAddress();
    for (let n = 0; n < 25; n += 1) expect(await login(email, 'short', address)).toBe(400);
    expect(await login(email, password, address)).toBe(200);
  });

  it('the last 20 addresses of an account are known', async () => {
    const email = await account();
    const addresses = newAddresses(22);
    for (const [n, address] of addresses.entries()) {
      test.clock.now = new Date(test.clock.now.getTime() + n);
      expect(await login(email, password, address)).toBe(200);
    }
    const rows = await test.deps.db.selectFrom('known_addresses').select('address_hash').execute();
    const hashes = addresses.slice(2).map((address) => test.deps.addressHash(address));
    expect(rows.map((row) => row.address_hash).sort()).toEqual(hashes.sort());
  });
});

describe('concurrent logins', () => {
  const test = useTestApp();
  const login = (email: string, address: string) =>
    test.call('POST /api/auth/login', {
      body: { email, password },
      headers: { 'x-forwarded-for': address },
    });
  /** The statuses of logins that start while the queue is held until `refused` are answered. */
  async function whileHeld(refused: number, logins: () => Promise<{ status: number }>[]) {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const holders = [1, 2].map(() => test.deps.passwords.inTurn(() => held));
    let answered = 0;
    const statuses = logins().map(async (one) => {
      const { status } = await one;
      answered += 1;
      return status;
    });
    await expect.poll(() => answered).toBe(refused);
    release();
    await Promise.all(holders);
    return Promise.all(statuses);
  }

  it('are limited to three per account; further ones are refused without waiting in the queue', async () => {
    const { email } = await addPerson(test, 'student');
    const other = await addPerson(test, 'student');
    const statuses = await whileHeld(3, () => [
      ...['1', '2', '3', '4', '5', '6'].map((n) => login(email, `203.0.113.${n}`)),
      login(other.email, '203.0.113.1'),
    ]);
    expect(statuses.slice(0, 6).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect(statuses[6]).toBe(200);
    expect((await login(email, '203.0.113.7')).status).toBe(200);
  });

  it('from a known address have a limit of their own', async () => {
    const { email } = await addPerson(test, 'student');
    expect((await login(email, '203.0.113.50')).status).toBe(200);
    const statuses = await whileHeld(1, () => [
      ...['1', '2', '3', '4'].map((n) => login(email, `203.0.113.${n}`)),
      login(email, '203.0.113.50'),
    ]);
    expect(statuses.slice(0, 4).sort()).toEqual([200, 200, 200, 429]);
    expect(statuses[4]).toBe(200);
  });
});
