import { createBackend } from './backend/backend.ts';
import type { Caller } from './backend/http/caller.ts';
import type { Transport } from './backend/http/transport.ts';
import type { KnownLists } from './backend/lists/knownLists.ts';
import type { Context } from './graphql/context.ts';
import type { OperationRecord } from './operation.ts';

/** What all operations share; everything else is the caller's own. */
export interface Shared {
  transport: Transport;
  knownLists: KnownLists;
}

/** Puts the REST backend behind the port for one operation. */
export function createContext(
  { transport, knownLists }: Shared,
  caller: Caller,
  operation: OperationRecord,
): Context {
  return { operation, backend: createBackend(transport, knownLists, caller) };
}
