import type { Backend } from '../backend/port.ts';
import type { OperationRecord } from '../operation.ts';

/** What the resolvers of one operation work with; made anew for each, so nothing is shared. */
export interface Context {
  /** What is written down about the operation. */
  operation: OperationRecord;
  backend: Backend;
}
