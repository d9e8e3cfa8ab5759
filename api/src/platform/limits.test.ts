import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { testRedis, untilShared } from '../testing/limits.ts';
import { startProxy } from '../testing/proxy.ts';
import { createLimits, type Limit, type Limits } from './limits.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
function limitsOn(redisUrl?: string): Limits {
  const limits = createLimits(redisUrl);
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
