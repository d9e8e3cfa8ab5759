import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createLimits, type Limits } from './limits.ts';

const open: Limits[] = [];
afterEach(() => {
  for (const limits of open.splice(0)) limits.close();
});
function limitsOn(redisUrl?: string): Limits {
  const limits = createLimits(redisUrl);
  open.push(limits);
  return limits;
}

async function countTo(limits: Limits, key: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await limits.loginByAccount.count(key);
}

describe.each([
  ['in memory', undefined],
  ['while Redis is down', 'redis://127.0.0.1:1'],
])('limits %s', (_case, redisUrl) => {
  it('hold back after ten, key by key', async () => {
    const { loginByAccount } = limitsOn(redisUrl);
    const limits = { loginByAccount } as Limits;
    const key = randomUUID();
    expect(await loginByAccount.wait(key)).toBeNull();
    await countTo(limits, key, 9);
    expect(await loginByAccount.wait(key)).toBeNull();
    await countTo(limits, key, 2);
    expect(await loginByAccount.wait(key)).toBeGreaterThan(890);
    expect(await loginByAccount.wait(randomUUID())).toBeNull();
  });
});

const { TEST_REDIS_URL } = process.env;

describe.runIf(TEST_REDIS_URL)('limits on Redis', () => {
  it('are shared', async () => {
    const [one, other] = [limitsOn(TEST_REDIS_URL), limitsOn(TEST_REDIS_URL)];
    await new Promise((resolve) => setTimeout(resolve, 300));
    const key = randomUUID();
    await countTo(one, key, 10);
    expect(await other.loginByAccount.wait(key)).toBeGreaterThan(890);
  });
});
