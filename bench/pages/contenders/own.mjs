// What the peers share that run on this bff's own resolvers: schema and context.
import { createSchema } from 'graphql-yoga';
import { readFileSync } from 'node:fs';
import { createContext } from '../../../bff/dist/context.js';
import { createKnownLists } from '../../../bff/dist/backend/lists/knownLists.js';
import { newOperation } from '../../../bff/dist/operation.js';
import { resolvers } from '../../../bff/dist/graphql/resolvers.js';
import { Cancellation } from '../../../bff/dist/backend/http/cancellation.js';
import { createTransport, defaultLimits } from '../../../bff/dist/backend/http/transport.js';
import { upstream } from '../measured.mjs';

const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
export const schema = createSchema({ typeDefs, resolvers });

const shared = {
  transport: createTransport(upstream, defaultLimits, () => undefined),
  knownLists: createKnownLists(),
};

/** The context of one operation. Nobody leaves early here, and no operation has a deadline. */
export function contextFor(headers) {
  const caller = {
    authorization: headers.authorization,
    address: '127.0.0.1',
    requestId: 'benchmark',
    cancellation: new Cancellation(),
    timeLeft: () => 7_000,
    onCall: () => undefined,
  };
  return createContext(shared, caller, newOperation(true));
}
