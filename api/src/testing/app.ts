import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach } from 'vitest';
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

const test = { clock: { now: startOfTest }, mails: [] as Mail[] } as TestApp;

/** Starts the server of this worker; returns its dependencies as they are at the start of a test. */
async function start(): Promise<Dependencies> {
  const { db, poolUse, listen } = await openTestDatabase();
  test.deps = await testDependencies(db, () => test.clock.now);
  Object.assign(test.deps, { poolUse, listen });
  test.deps.sendMail = (mail) => {
    test.mails.push(mail);
    return Promise.resolve();
  };
  const { background } = test.deps;
  const { serve } = background;
  background.serve = (task) => {
    sendOwnMails ??= () => {
      serve(task);
    };
    serve(task);
  };
  test.app = await buildApp(testOptions, test.deps);
  const conform = conformTo(() => test.app.swagger());
  test.call = async (route, { token, body, headers } = {}) => {
    const [method, url] = route.split(' ');
    const connection = new AbortController();
    const answer = await test.app.inject({
      payloadAsStream: true,
      signal: connection.signal,
      method: method as NonNullable<InjectOptions['method']>,
      url: url ?? '',
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const status = answer.statusCode;
    const received = await bodyOf(answer);
    // Ends an event stream.
    connection.abort();
    conform(method ?? '', url ?? '', status, received);
    return { status, headers: answer.headers, body: received };
  };
  return { ...test.deps };
}

let started: Promise<Dependencies> | undefined;
/** Sends mails with this server again, after another one that a test has started. */
let sendOwnMails: (() => void) | undefined;

/**
 * The server and the database of this worker, which test files share: starting them takes longer
 * than most files. Each test starts with an empty database and no attempts counted.
 */
export function useTestApp(): TestApp {
  beforeAll(async () => {
    await (started ??= start());
  }, 60_000);

  beforeEach(async () => {
    const initial = await (started ??= start());
    // A run that began in the test before would send the mails of this one.
    await initial.background.idle();
    test.clock.now = startOfTest;
    test.mails = [];
    sendOwnMails?.();
    Object.assign(test.deps, initial);
    Object.assign(initial.limits, createLimits());
    await clear(initial.db);
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
