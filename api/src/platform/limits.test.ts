import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testRedis, untilShared } from '../testing/limits.ts';
import { startProxy } from '../testing/proxy.ts';
import { createLimits, type Limit, type Limits } from './limits.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
function limitsOn(redisUrl?: string, maxKeys?: number): Limits {
  const limits = createLimits(redisUrl, maxKeys);
  open.push(limits);
  return limits;
}

async function countTo(limit: Limit, key: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await limit.count(key);
}

describe.each([
  ['in memory', undefined],
  ['while Redis is down', 'redis://127.0.0.1:1'],
])('limits %s', (_case, redisUrl) => {
  it('refuse the eleventh call per key until it is cleared', async () => {
    const { loginByAccount } = limitsOn(redisUrl);
    const key = randomUUID();
    expect(await loginByAccount.wait(key)).toBeNull();
    await countTo(loginByAccount, key, 9);
    expect(await loginByAccount.wait(key)).toBeNull();
    expect(await loginByAccount.count(key)).toBeNull();
    expect(await loginByAccount.wait(key)).toBeGreaterThan(890);
    expect(await loginByAccount.count(key)).toBeGreaterThan(890);
    expect(await loginByAccount.wait(randomUUID())).toBeNull();
    await loginByAccount.clear(key);
    expect(await loginByAccount.wait(key)).toBeNull();
  });

  it('count concurrent calls', async () => {
    const { resetByAccount } = limitsOn(redisUrl);
    const key = randomUUID();
    const waits = await Promise.all(Array.from({ length: 20 }, () => resetByAccount.count(key)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(5);
  });
});

describe('slowdowns', () => {
  it.each([
    ['accountSlowdown', 19, null],
    ['accountSlowdown', 20, 5],
    ['accountSlowdown', 21, 10],
    ['accountSlowdown', 25, 160],
    ['accountSlowdown', 27, 640],
    ['accountSlowdown', 28, 900],
    ['accountSlowdown', 60, 900],
    ['addressSlowdown', 300, null],
    ['addressSlowdown', 301, 1],
    ['addressSlowdown', 310, 10],
    ['addressSlowdown', 340, 30],
  ] as const)('%s: %i failures begin a wait of %j s', async (name, failures, seconds) => {
    const { [name]: slowdown } = limitsOn();
    let first = 0;
    for (let n = 0; n < failures; n += 1) if (await slowdown.count('key')) first += 1;
    expect(await slowdown.wait('key')).toBe(seconds);
    expect(first).toBe(seconds === null ? 0 : 1);
    expect(await slowdown.wait('other')).toBeNull();
  });
});

describe('the keys in memory', () => {
  it('are limited in number: the one that expires first is dropped, none in a wait', async () => {
    const { loginByAccount, accountSlowdown, registration } = limitsOn(undefined, 4);
    await countTo(loginByAccount, 'waiting', 10);
    for (let n = 0; n < 20; n += 1) await accountSlowdown.count('waiting');
    // Three keys are in a wait. Both others expire in an hour.
    await countTo(registration, 'first', 199);
    await countTo(registration, 'second', 199);
    expect(await registration.count('second')).toBeNull();
    expect(await registration.count('first')).toBeNull();
    expect(await registration.wait('first')).toBeNull();
    // Expires in a quarter of an hour, so at once.
    await countTo(loginByAccount, 'third', 1);
    expect(await loginByAccount.wait('waiting')).toBeGreaterThan(890);
    expect(await accountSlowdown.wait('waiting')).toBe(5);
    await accountSlowdown.count('waiting');
    expect(await accountSlowdown.wait('waiting')).toBe(10);
  });

  it('that were cleared or have expired do not count', async () => {
    vi.useFakeTimers();
    const { loginByAccount, registration } = limitsOn(undefined, 1);
    await countTo(loginByAccount, 'cleared', 10);
    await loginByAccount.clear('cleared');
    await countTo(loginByAccount, 'expired', 10);
    vi.advanceTimersByTime(15 * 60_000 + 1);
    await countTo(registration, 'kept', 199);
    expect(await registration.count('kept')).toBeNull();
    expect(await registration.wait('kept')).toBeGreaterThan(0);
    vi.useRealTimers();
  });
});

describe.runIf(testRedis)('limits on Redis', () => {
  it('are shared', async () => {
    const [one, other] = [limitsOn(testRedis), limitsOn(testRedis)];
    await untilShared(one, other);
    const key = randomUUID();
    await countTo(one.loginByAccount, key, 5);
    await countTo(other.loginByAccount, key, 5);
    expect(await one.loginByAccount.wait(key)).toBeGreaterThan(890);
    expect(await other.loginByAccount.wait(key)).toBeGreaterThan(890);
    await one.loginByAccount.clear(key);
    expect(await other.loginByAccount.wait(key)).toBeNull();
  });

  it.each(['disconnects', 'stops responding'])(
    'fall back to memory when Redis %s, and are shared again after it recovers',
    async (what) => {
      const redis = new URL(testRedis ?? '');
      redis.port ||= '6379';
      const proxy = await startProxy(redis);
      open.push(proxy);
      const [one, other] = [limitsOn(`redis://127.0.0.1:${proxy.port}`), limitsOn(testRedis)];
      await untilShared(one, other);

      if (what === 'disconnects') proxy.close();
      else proxy.silence();
      const key = randomUUID();
      const waits = await Promise.all(
        Array.from({ length: 11 }, () => one.loginByAccount.count(key)),
      );
      expect(waits.filter((wait) => wait === null)).toHaveLength(10);
      expect(await one.loginByAccount.wait(key)).toBeGreaterThan(890);
      expect(await other.loginByAccount.wait(key)).toBeNull();

      if (what === 'disconnects') open.push(await startProxy(redis, proxy.port));
      else proxy.restore();
      await untilShared(one, other);
    },
  );
});
