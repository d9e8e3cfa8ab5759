import { createBackend } from './backend/backend.ts';
import type { Caller } from './backend/http/caller.ts';
import type { Context } from './graphql/context.ts';
import type { OperationRecord } from './operation.ts';

/** Shared by all operations; everything else belongs to one caller. */
export type Shared = Parameters<typeof createBackend>[0];

/** Creates the backend for one operation. */
export function createContext(shared: Shared, caller: Caller, operation: OperationRecord): Context {
  return {
    operation,
    backend: createBackend(shared, caller),
    timeZone: shared.calendar.timeZone,
  };
}
