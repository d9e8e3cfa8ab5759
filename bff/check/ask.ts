import { buildApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { createRecordingTransport, type Exchange } from './recordingTransport.ts';

/** A GraphQL response. */
export interface GraphqlAnswer {
  data?: unknown;
  errors?: {
    message: string;
    extensions: { code: string; call?: string; field?: string };
  }[];
}

/** An answer, and the REST calls that it took. */
export interface Asked {
  answer: GraphqlAnswer;
  made: Exchange[];
}

/** Runs an operation against the backend, with a token or without. */
export type Ask = (operation: string, token?: string, variables?: object) => Promise<Asked>;

/** Milliseconds that an operation may take; its calls have their own deadlines. */
const TIMEOUT = 120_000;

/** Starts the bff in front of the backend to check; its readers judge each response. */
export async function createAsk(config: Config): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const transport = createRecordingTransport(config.apiOrigin);
  const app = await buildApp(
    { ...config, nodeEnv: 'test' },
    { operationBudget: TIMEOUT },
    { transport, logTo: { write: () => undefined } },
  );
  return {
    async ask(operation, token, variables = {}) {
      const before = transport.exchanges.length;
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        payload: { query: operation, variables },
      });
      return { answer: response.json<GraphqlAnswer>(), made: transport.exchanges.slice(before) };
    },
    close: () => app.close(),
  };
}
