import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { createLimits, type Limits } from '../../../platform/limits.ts';
import { testOptions, useTestApp } from '../../../testing/app.ts';
import { addPerson, password } from '../../../testing/fixtures.ts';
import { testRedis, untilShared } from '../../../testing/limits.ts';
import { startProxy, type Proxy } from '../../../testing/proxy.ts';

describe.runIf(testRedis)('two servers that share a Redis', () => {
  const test = useTestApp();
  let proxy: Proxy;
  let limits: [Limits, Limits];
  let apps: App[];
  beforeAll(async () => {
    const redis = new URL(testRedis ?? '');
    redis.port ||= '6379';
    proxy = await startProxy(redis);
    const through = `redis://127.0.0.1:${proxy.port}`;
    limits = [createLimits(through), createLimits(through)];
    apps = await Promise.all(
      limits.map((own) => buildApp(testOptions, { ...test.deps, limits: own })),
    );
    await untilShared(...limits);
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    for (const one of limits) one.close();
    proxy.close();
  });

  const login = async (server: number, email: string, word: string, address: string) => {
    const answer = await apps[server]?.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': address },
      payload: { email, password: word },
    });
    return answer?.statusCode;
  };
  /** An account and IP address without failures in earlier runs. */
  const visitor = async () => {
    const { email } = await addPerson(test, 'student', { email: `${randomUUID()}@example.org` });
    return [email, `2001:db8::${randomUUID().slice(0, 4)}`] as const;
  };

  it('count failed logins together', async () => {
    const [email, address] = await visitor();
    for (let n = 0; n < 10; n += 1) {
      expect(await login(n % 2, email, 'wrong password', address)).toBe(401);
    }
    expect(await login(0, email, password, address)).toBe(429);
    expect(await login(1, email, password, address)).toBe(429);
    expect(await login(1, email, password, '203.0.113.1')).toBe(200);
  });

  it('count in memory when Redis is unavailable', async () => {
    const [email, address] = await visitor();
    proxy.close();
    for (let n = 0; n < 10; n += 1) {
      expect(await login(0, email, 'wrong password', address)).toBe(401);
    }
    expect(await login(0, email, password, address)).toBe(429);
    expect(await login(1, email, password, address)).toBe(200);
  });
});
