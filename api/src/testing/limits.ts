import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Limits } from '../platform/limits.ts';

/** The Redis of the tests, if any. */
export const testRedis = process.env['TEST_REDIS_URL'];

/** Waits until both use Redis. */
export async function untilShared(one: Limits, other: Limits): Promise<void> {
  await vi.waitFor(async () => {
    const key = randomUUID();
    for (let n = 0; n < 10; n += 1) await one.loginByAccount.count(key);
    expect(await other.loginByAccount.wait(key)).not.toBeNull();
  }, 5_000);
}

/**
 * Lets limits see time pass, in memory or in Redis.
 * @returns a function that passes `seconds` for the keys with these texts
 */
export function usePassingTime(
  redisUrl?: string,
): (seconds: number, ...texts: string[]) => Promise<void> {
  let passed = 0;
  beforeEach(() => {
    const { now } = Date;
    // The clock keeps running, because the embedded database uses it for waits.
    vi.spyOn(Date, 'now').mockImplementation(() => now() + passed);
  });
  afterEach(() => {
    vi.mocked(Date.now).mockRestore();
    passed = 0;
  });
  return async (seconds, ...texts) => {
    if (redisUrl === undefined) {
      passed += seconds * 1_000;
      return;
    }
    const redis = new Redis(redisUrl);
    try {
      const keys = await redis.keys('waymark:*');
      for (const key of keys.filter((one) => texts.some((text) => one.includes(text)))) {
        const left = (await redis.pttl(key)) - seconds * 1_000;
        if (left <= 0) await redis.del(key);
        else await redis.pexpire(key, left);
      }
    } finally {
      redis.disconnect();
    }
  };
}
