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
  it('hold back after ten, key by key', async () => {
    const { loginByAccount } = limitsOn(redisUrl);
    const key = randomUUID();
    expect(await loginByAccount.wait(key)).toBeNull();
    await countTo(loginByAccount, key, 9);
    expect(await loginByAccount.wait(key)).toBeNull();
    expect(await loginByAccount.count(key)).toBeNull();
    expect(await loginByAccount.wait(key)).toBeGreaterThan(890);
    expect(await loginByAccount.count(key)).toBeGreaterThan(890);
    expect(await loginByAccount.wait(randomUUID())).toBeNull();
  });

  it('let no more than allowed through that come at once', async () => {
    const { resetByAccount } = limitsOn(redisUrl);
    const key = randomUUID();
    const waits = await Promise.all(Array.from({ length: 20 }, () => resetByAccount.count(key)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(5);
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
  });

  it.each(['goes away', 'falls silent'])(
    'hold on their own when it %s, and are shared again when it is back',
    async (what) => {
      const redis = new URL(testRedis ?? '');
      redis.port ||= '6379';
      const proxy = await startProxy(redis);
      open.push(proxy);
      const [one, other] = [limitsOn(`redis://127.0.0.1:${proxy.port}`), limitsOn(testRedis)];
      await untilShared(one, other);

      if (what === 'goes away') proxy.close();
      else proxy.silence();
      const key = randomUUID();
      const waits = await Promise.all(
        Array.from({ length: 11 }, () => one.loginByAccount.count(key)),
      );
      expect(waits.filter((wait) => wait === null)).toHaveLength(10);
      expect(await one.loginByAccount.wait(key)).toBeGreaterThan(890);
      expect(await other.loginByAccount.wait(key)).toBeNull();

      if (what === 'goes away') open.push(await startProxy(redis, proxy.port));
      else proxy.restore();
      await untilShared(one, other);
    },
  );
});
