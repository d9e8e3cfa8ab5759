import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp, type AppOptions } from '../app.ts';
import type { Dependencies } from '../modules/dependencies.ts';
import type { App } from '../plugins/app-type.ts';
import { createBackground } from '../plugins/background.ts';
import { createLimits } from '../plugins/limits.ts';
import type { Mail } from '../plugins/send-mail.ts';
import { createPasswords } from '../plugins/passwords.ts';
import { realLimits } from '../plugins/shedding.ts';
import { conformTo } from './conformance.ts';
import { clear, openTestDatabase } from './database.ts';

/** An answer of the server under test. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed JSON, null when empty, or the text of what is no JSON. */
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
  /** What was sent since the test began; wait for `deps.background.idle()` first. */
  mails: Mail[];
  /** Calls a route, for example `call('GET /api/auth/me', {token})`. */
  call: (route: string, options?: Call) => Promise<Answer>;
}

/** The moment at which every test starts. */
export const startOfTest = new Date('2026-11-18T13:05:00.000Z');

/** Passwords cost little here: the real cost would only make the suite slow. */
const testCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A machine that is busy with other tests is late now and then. */
export const testOptions: AppOptions = {
  nodeEnv: 'test',
  load: { ...realLimits, lateness: 0 },
};

/** What a server under test stands on. */
export async function testDependencies(
  db: Dependencies['db'],
  now: () => Date,
): Promise<Dependencies> {
  const passwords = await createPasswords(testCost);
  return {
    db,
    passwords,
    limits: createLimits(),
    now,
    timeZone: 'Asia/Kolkata',
    sendMail: () => Promise.resolve(),
    webUrl: 'https://waymark.example',
    background: createBackground(),
    listen: () => () => undefined,
  };
}

/** Sets up one server and one database for the test file; every test starts with it empty. */
export function useTestApp(): TestApp {
  const test = { clock: { now: startOfTest }, mails: [] as Mail[] } as TestApp;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await openTestDatabase();
    close = database.close;
    test.deps = await testDependencies(database.db, () => test.clock.now);
    test.deps.poolUse = database.poolUse;
    test.deps.listen = database.listen;
    test.deps.sendMail = (mail) => {
      test.mails.push(mail);
      return Promise.resolve();
    };
    test.app = await buildApp(testOptions, test.deps);
    const conform = conformTo(() => test.app.swagger());
    test.call = async (route, { token, body, headers } = {}) => {
      const [method, url] = route.split(' ');
      const answer = await test.app.inject({
        payloadAsStream: true,
        method: method as NonNullable<InjectOptions['method']>,
        url: url ?? '',
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      const status = answer.statusCode;
      const received = await bodyOf(answer);
      conform(method ?? '', url ?? '', status, received);
      return { status, headers: answer.headers, body: received };
    };
  }, 60_000);

  beforeEach(async () => {
    test.clock.now = startOfTest;
    test.mails = [];
    await clear(test.deps.db);
  });

  afterAll(async () => {
    await test.app.close();
    await close();
  });

  return test;
}

async function bodyOf(answer: Response): Promise<unknown> {
  const type = String(answer.headers['content-type']);
  // A stream of events has no end: what comes first is its body here.
  const received = await (type.includes('event-stream') ? first : text)(answer.stream());
  if (received === '') return null;
  return type.includes('json') ? (JSON.parse(received) as unknown) : received;
}

async function first(stream: Readable): Promise<string> {
  const [chunk] = (await once(stream, 'data')) as [Buffer];
  stream.destroy();
  return chunk.toString();
}
