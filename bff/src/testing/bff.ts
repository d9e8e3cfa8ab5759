import type { FastifyInstance } from 'fastify';
import { print, type DocumentNode } from 'graphql';
import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import type { Limits } from '../limits.ts';
import type { Config } from '../config.ts';
import type { TrustedDocuments } from '../http/trustedDocuments.ts';
import type { LogSink } from '../http/logger.ts';
import { startUpstream, type Answers, type FakeUpstream } from './upstream.ts';

/** An operation, checked by the linter; a string where it is invalid or assembled. */
export type Operation = DocumentNode | string;

/** A GraphQL response. */
export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; call?: string; field?: string };
  }[];
}

/** The real server with a fake upstream, for one test. */
export interface TestBff {
  app: FastifyInstance;
  upstream: FakeUpstream;
  /** Runs an operation with `token`. */
  ask(operation: Operation, variables?: object, token?: string): Promise<GraphqlAnswer>;
  /** The calls so far, sorted: parallel calls arrive in no fixed order. */
  callsMade(): string[];
}

interface TestBffOptions {
  limits?: Partial<Limits>;
  config?: Partial<Config>;
  /** Log destination; none by default. */
  logTo?: LogSink;
  /** Operations of the web's last release; those of the build by default. */
  released?: TrustedDocuments;
}

/** Starts the bff and the fake upstream, and stops them after the test. */
export async function startBff(answers: Answers, options: TestBffOptions = {}): Promise<TestBff> {
  const bff = await open(answers, options);
  onTestFinished(bff.close);
  return bff;
}

/** One bff for all tests of the file, without answers and calls at the begin of each. */
export function bffOfFile(): () => TestBff {
  let bff: TestBff | undefined;
  beforeAll(async () => {
    const opened = await open({}, {});
    bff = opened;
    return opened.close;
  });
  beforeEach(() => {
    if (bff) Object.assign(bff.upstream, { answers: {}, together: 1 }).calls.length = 0;
  });
  return () => bff as TestBff;
}

async function open(answers: Answers, options: TestBffOptions) {
  const upstream = await startUpstream(answers);
  const config: Config = {
    nodeEnv: 'test',
    host: '127.0.0.1',
    port: 0,
    apiOrigin: upstream.origin,
    webDist: '/nowhere',
    trustedDocuments: false,
    metricsPort: null,
    hstsSubdomains: false,
    serviceWorker: true,
    timeZone: 'Asia/Kolkata',
    trustedProxies: ['127.0.0.1', '10.0.0.0/24'],
    tracing: { endpoint: undefined, ratio: 1 },
    ...options.config,
  };
  const { logTo = { write: () => undefined }, released } = options;
  // Tests make the machine busy, so the delay of the event loop is not limited.
  const limits = { eventLoopDelay: 0, ...options.limits };
  const app = await buildApp(config, limits, { logTo, ...(released && { released }) });
  return {
    app,
    upstream,
    close: async () => {
      await app.close();
      await upstream.close();
    },
    async ask(operation: Operation, variables = {}, token = 'own-token') {
      const query = typeof operation === 'string' ? operation : print(operation);
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: { query, variables },
      });
      return response.json<GraphqlAnswer>();
    },
    callsMade: () => upstream.calls.map(({ call }) => call).sort(),
  };
}
