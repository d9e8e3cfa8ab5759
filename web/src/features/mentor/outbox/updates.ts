import { UPDATE_PROGRESS, type UnsentChange } from '../../../lib/unsent/changes.ts';
import type { UpdateProgressInput } from '../../../schema.generated.ts';

/** A save of progress that the server has not confirmed. */
export interface WaitingUpdate extends UnsentChange {
  input: UpdateProgressInput;
  personName: string;
  stageName: string;
}

export function isWaitingUpdate(change: UnsentChange): change is WaitingUpdate {
  const { operation, personName, stageName } = change as Partial<WaitingUpdate>;
  return (
    operation === UPDATE_PROGRESS && typeof personName === 'string' && typeof stageName === 'string'
  );
}
