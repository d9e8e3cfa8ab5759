import { createBackend } from './backend/backend.ts';
import type { Caller } from './backend/http/caller.ts';
import type { Context } from './graphql/context.ts';
import type { OperationRecord } from './operation.ts';

/** What all operations share; everything else is the caller's own. */
export type Shared = Parameters<typeof createBackend>[0];

/** Puts the REST backend behind the port for one operation. */
export function createContext(shared: Shared, caller: Caller, operation: OperationRecord): Context {
  return { operation, backend: createBackend(shared, caller) };
}
