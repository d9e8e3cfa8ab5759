import type { Backend } from '../backend/port.ts';
import type { OperationRecord } from '../operation.ts';

/** Context of the resolvers, created for each operation. */
export interface Context {
  /** For log and metrics. */
  operation: OperationRecord;
  backend: Backend;
  /** Of the setting `TIME_ZONE`. */
  timeZone: string;
}
