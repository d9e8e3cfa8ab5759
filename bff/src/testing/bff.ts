import type { FastifyInstance } from 'fastify';
import { print, type DocumentNode } from 'graphql';
import { onTestFinished } from 'vitest';
import { buildApp, type Limits } from '../app.ts';
import type { Config } from '../config.ts';
import type { LogSink } from '../http/logger.ts';
import { startUpstream, type Answers, type FakeUpstream } from './upstream.ts';

/** An operation, checked by the linter; as text where it must not fit the schema or is assembled. */
export type Operation = DocumentNode | string;

/** What a GraphQL answer holds. */
export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; call?: string; field?: string };
  }[];
}

/** The real server before a fake upstream, for one test. */
export interface TestBff {
  app: FastifyInstance;
  upstream: FakeUpstream;
  /** Runs an operation as the holder of `token`. */
  ask(operation: Operation, variables?: object, token?: string): Promise<GraphqlAnswer>;
  /** The calls so far, sorted; what is sent together arrives in no certain order. */
  callsMade(): string[];
}

interface TestBffOptions {
  limits?: Partial<Limits>;
  config?: Partial<Config>;
  /** Where the log goes; nowhere when absent. */
  logTo?: LogSink;
}

/** Starts both, and stops them when the test is over. */
export async function startBff(answers: Answers, options: TestBffOptions = {}): Promise<TestBff> {
  const upstream = await startUpstream(answers);
  const config: Config = {
    nodeEnv: 'test',
    host: '127.0.0.1',
    port: 0,
    apiOrigin: upstream.origin,
    webDist: '/nowhere',
    trustedDocuments: false,
    timeZone: 'Asia/Kolkata',
    ...options.config,
  };
  const { limits, logTo = { write: () => undefined } } = options;
  const app = await buildApp(config, limits, { logTo });
  onTestFinished(async () => {
    await app.close();
    await upstream.close();
  });

  return {
    app,
    upstream,
    async ask(operation, variables = {}, token = 'own-token') {
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
