import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Limits } from '../plugins/limits.ts';

/** The Redis that the tests may use. */
export const testRedis = process.env['TEST_REDIS_URL'];

/** Waits until `other` sees what `one` counts: both have found their Redis. */
export async function untilShared(one: Limits, other: Limits): Promise<void> {
  await vi.waitFor(async () => {
    const key = randomUUID();
    for (let n = 0; n < 10; n += 1) await one.loginByAccount.count(key);
    expect(await other.loginByAccount.wait(key)).not.toBeNull();
  }, 5_000);
}
