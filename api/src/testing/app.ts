import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp, type AppOptions } from '../app.ts';
import type { Dependencies } from '../modules/dependencies.ts';
import type { App } from '../platform/http/app-type.ts';
import { createAddressHash, createFilterHash } from '../platform/address-hash.ts';
import { createBackground } from '../platform/background.ts';
import { createLimits } from '../platform/limits.ts';
import type { Mail } from '../platform/mail/send-mail.ts';
import { createPasswords } from '../platform/passwords.ts';
import { createSecrets } from '../platform/secrets.ts';
import { PRODUCTION_LIMITS } from '../plugins/shedding.ts';
import { conformTo } from './conformance.ts';
import { clear, openTestDatabase } from './database.ts';

/** A response of the server under test. */
export interface TestResponse {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed JSON; null when empty; text otherwise. */
  body: unknown;
}

export interface Call {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The server under test and its dependencies. */
export interface TestApp {
  app: App;
  deps: Dependencies;
  /** The current time; tests may set it. */
  clock: { now: Date };
  /** Mails sent in this test; wait for `deps.background.idle()` first. */
  mails: Mail[];
  /** Calls a route, for example `call('GET /api/auth/me', {token})`. */
  call: (route: string, options?: Call) => Promise<TestResponse>;
}

/** The time at the start of each test. */
export const startOfTest = new Date('2026-11-18T13:05:00.000Z');

/** Low cost, for speed. */
const testCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Tests make the machine busy, so its delay is not limited. */
export const testOptions: AppOptions = {
  nodeEnv: 'test',
  trustedProxies: ['127.0.0.1'],
  load: { ...PRODUCTION_LIMITS, eventLoopDelay: 0 },
};

/** Dependencies of a server under test. */
export async function testDependencies(
  db: Dependencies['db'],
  now: () => Date,
): Promise<Dependencies> {
  const passwords = await createPasswords(testCost);
  return {
    db,
    passwords,
    secrets: createSecrets('key of the tests'),
    limits: createLimits(),
    now,
    timeZone: 'Asia/Kolkata',
    mailHour: 8,
    defaultLanguage: 'en',
    sendMail: () => Promise.resolve(),
    sendsMail: true,
    hasMailServer: false,
    confirmsEmail: false,
    requiresSecondFactor: false,
    webUrl: 'https://waymark.example',
    concernMailTo: null,
    background: createBackground(),
    addressHash: createAddressHash('key of the tests'),
    filterHash: createFilterHash('key of the tests'),
    listen: () => () => undefined,
  };
}

/** Creates a server and a database for the test file; each test starts with an empty database. */
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
    // A run that began in the test before would send the mails of this one.
    await test.deps.background.idle();
    test.clock.now = startOfTest;
    test.mails = [];
    test.deps.sendsMail = true;
    test.deps.hasMailServer = false;
    test.deps.confirmsEmail = false;
    test.deps.requiresSecondFactor = false;
    test.deps.concernMailTo = null;
    await clear(test.deps.db);
  });

  afterAll(async () => {
    await test.app.close();
    await close();
    // The modules of test files stay loaded: the server would stay in memory with them.
    Object.assign(test, { app: undefined, deps: undefined, call: undefined });
  });

  return test;
}

async function bodyOf(answer: Response): Promise<unknown> {
  const type = String(answer.headers['content-type']);
  // A stream does not end: read the first chunk.
  const received = await (type.includes('event-stream') ? first : text)(answer.stream());
  if (received === '') return null;
  return type.includes('json') ? (JSON.parse(received) as unknown) : received;
}

async function first(stream: Readable): Promise<string> {
  const [chunk] = (await once(stream, 'data')) as [Buffer];
  stream.destroy();
  return chunk.toString();
}
