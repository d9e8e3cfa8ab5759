import type { Audience } from '../../domain/account.ts';
import { importOutcomes, type ImportedRow } from '../../domain/batch.ts';
import { readPasswordLink } from '../entities/passwordLink.ts';
import { readPersonOf } from '../entities/person.ts';
import { safeMessage } from '../failures/serverMessage.ts';
import type { RestClient } from '../http/client.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordsOf } from '../reading/unwrap.ts';
import type { ImportCalls } from '../recordsPort.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';

export function createImportCalls(rest: RestClient): ImportCalls {
  return {
    async people({ audience, ...body }) {
      const path = `/api/admin/${audience}s/import`;
      const { reply, userErrors } = await optionalWrite(rest, 'POST', path, { body });
      const rows = reply === null ? [] : recordsOf(reply, 'rows');
      return { rows: rows.map((row) => readRow(row, audience)), userErrors };
    },
  };
}

function readRow(row: RecordReader, audience: Audience): ImportedRow {
  const record = row.child('record');
  return {
    line: row.requiredWhole('line'),
    outcome: row.enumValue('outcome', importOutcomes) ?? row.fail('outcome'),
    person: record && readPersonOf[audience](record, 'admin', { version: row.text('etag') }),
    passwordLink: readPasswordLink(row),
    userErrors: row.has('errors') ? row.records('errors').map(readError) : [],
  };
}

function readError(record: RecordReader): ImportedRow['userErrors'][number] {
  return {
    field: record.text('field')?.split('.') ?? null,
    code: record.text('code') ?? 'VALIDATION',
    message: safeMessage(record.text('message')) ?? '',
  };
}
