import type { HistoryActor } from '../../domain/history.ts';
import { orError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { readRole } from './role.ts';

/** The account that made a change; null without one. */
export function readActor(by: RecordReader | null): HistoryActor | null {
  return (
    by && {
      id: by.optionalId(),
      name: by.requiredText('name'),
      role: by.text('role') === null ? null : orError(() => readRole(by)),
    }
  );
}
