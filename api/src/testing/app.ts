import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '../app.ts';
import type { Dependencies } from '../modules/dependencies.ts';
import type { App } from '../plugins/app-type.ts';
import { createLimits } from '../plugins/limits.ts';
import { createPasswords } from '../plugins/passwords.ts';
import { clear, openTestDatabase } from './database.ts';

/** An answer of the server under test. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed JSON; tests say what they expect of it. */
  body: unknown;
}

export interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The server under test, with what it stands on. */
export interface TestApp {
  app: App;
  deps: Dependencies;
  /** What the clock shows; tests may set it. */
  clock: { now: Date };
  /** Calls a route, for example `call('GET /api/auth/me', {token})`. */
  call: (route: string, options?: Call) => Promise<Answer>;
}

/** The moment at which every test starts. */
export const startOfTest = new Date('2026-11-18T13:05:00.000Z');

/** Passwords cost little here: the real cost would only make the suite slow. */
const testCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Sets up one server and one database for the test file; every test starts with it empty. */
export function useTestApp(): TestApp {
  const test = { clock: { now: startOfTest } } as TestApp;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await openTestDatabase();
    close = database.close;
    const passwords = await createPasswords(testCost);
    test.deps = {
      db: database.db,
      passwords,
      limits: createLimits(),
      now: () => test.clock.now,
      timeZone: 'Asia/Kolkata',
    };
    test.app = await buildApp({ nodeEnv: 'test' }, test.deps);
    test.call = async (route, { token, body, headers } = {}) => {
      const [method, url] = route.split(' ');
      const answer = await test.app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: url ?? '',
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.body === '' ? null : (JSON.parse(answer.body) as unknown),
      };
    };
  }, 60_000);

  beforeEach(async () => {
    test.clock.now = startOfTest;
    await clear(test.deps.db);
  });

  afterAll(async () => {
    await test.app.close();
    await close();
  });

  return test;
}
