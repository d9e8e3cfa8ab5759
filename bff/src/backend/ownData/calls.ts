import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import type { OwnDataCalls } from '../accountPort.ts';
import { recordOf } from '../reading/unwrap.ts';
import type { DataRow, OwnData, RowKind } from '../../domain/personalData.ts';
import type { RecordReader } from '../reading/recordReader.ts';

export function createOwnDataCalls(rest: RestClient): OwnDataCalls {
  return {
    async all() {
      const reply = await whereSupported(rest.get('/api/me/data', { isOptional: true }));
      return reply && readOwnData(recordOf(reply));
    },
  };
}

const kinds: readonly RowKind[] = ['DATE', 'MOMENT'];

function readOwnData(record: RecordReader): OwnData {
  return {
    madeAt: record.requiredMoment('madeAt'),
    sections: record.records('sections').map((section) => ({
      name: section.requiredText('name'),
      title: section.requiredText('title'),
      entries: section.records('entries').map((entry) => ({
        rows: entry.records('rows').map(readRow),
      })),
      isOnPage: section.flag('isOnPage') ?? true,
    })),
  };
}

function readRow(row: RecordReader): DataRow {
  return {
    name: row.requiredText('name'),
    label: row.requiredText('label'),
    value: row.text('value'),
    kind: row.text('kind') === null ? 'TEXT' : (row.enumValue('kind', kinds) ?? 'TEXT'),
    json: JSON.stringify(row.raw(row.has('raw') ? 'raw' : 'value')),
    isOnPage: row.flag('isOnPage') ?? true,
  };
}
