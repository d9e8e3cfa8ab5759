import type { DataRow, OwnData, OwnSession, RowKind } from '../../domain/ownData.ts';
import type { RecordReader } from '../reading/recordReader.ts';

const kinds: readonly RowKind[] = ['DATE', 'MOMENT'];

export function readOwnData(record: RecordReader): OwnData {
  return {
    madeAt: record.moment('madeAt') ?? record.fail('madeAt'),
    sections: recordsAt(record, 'sections').map((section) => ({
      name: section.requiredText('name'),
      title: section.requiredText('title'),
      entries: recordsAt(section, 'entries').map((entry) => ({
        rows: recordsAt(entry, 'rows').map(readRow),
      })),
      isOnPage: section.flag('isOnPage') ?? true,
    })),
  };
}

function readRow(row: RecordReader): DataRow {
  const kind = row.text('kind')?.toUpperCase();
  return {
    name: row.requiredText('name'),
    label: row.requiredText('label'),
    value: row.text('value'),
    kind: kinds.find((one) => one === kind) ?? 'TEXT',
    json: JSON.stringify(row.raw(row.carries('raw') ? 'raw' : 'value')),
    isOnPage: row.flag('isOnPage') ?? true,
  };
}

export function readSession(record: RecordReader): OwnSession {
  return {
    id: record.id(),
    begunAt: record.moment('begunAt') ?? record.fail('begunAt'),
    lastUsedAt: record.moment('lastUsedAt') ?? record.fail('lastUsedAt'),
    device: record.requiredText('device'),
    isCurrent: record.flag('isCurrent') ?? false,
  };
}

function recordsAt(record: RecordReader, key: string): RecordReader[] {
  return (record.entries(key) ?? record.fail(key)).map((entry) =>
    typeof entry === 'string' ? record.fail(key) : entry,
  );
}
