import type { HistoryKind } from '../../gen/schema.generated.ts';
import { isRecord } from '../reading/isRecord.ts';
import { readOrError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { readRole } from '../auth/normalise.ts';
import { changesBetween } from './changes.ts';
import type { HistoryActor, HistoryEntry } from '../../domain/history.ts';

const kinds: readonly HistoryKind[] = ['PROGRESS', 'CLUB', 'MENTOR', 'PROFILE', 'STATUS'];

/** An entry of a person's history. */
export function readHistoryEntry(record: RecordReader): HistoryEntry {
  const what = record.requiredText('what').trim();
  const kind = kinds.find((one) => one === what.toUpperCase()) ?? 'OTHER';
  const before = record.raw('before');
  const after = record.raw('after');
  return {
    id: record.id(),
    at: record.moment('at') ?? record.fail('at'),
    by: readOrError(readActor, record),
    kind,
    stage: kind === 'PROGRESS' ? (stageIn(after) ?? stageIn(before)) : null,
    changes: changesBetween(kind === 'OTHER' ? what : what.toLowerCase(), before, after),
  };
}

function readActor(record: RecordReader): HistoryActor | null {
  const by = record.child('by');
  return (
    by && {
      id: by.optionalId(),
      name: by.requiredText('name'),
      role: readOrError(readOwnRole, by),
    }
  );
}

const readOwnRole = (by: RecordReader) => (by.text('role') === null ? null : readRole(by));

/** The stage's name: of an object, or told alone. */
function stageIn(state: unknown): string | null {
  const stage = isRecord(state) ? state['stage'] : null;
  const name = isRecord(stage) ? stage['name'] : stage;
  return typeof name === 'string' && name !== '' ? name : null;
}
