import type { Audience } from '../../domain/account.ts';
import { readPersonOf } from '../entities/person.ts';
import { safeMessage } from '../failures/serverMessage.ts';
import type { Reply } from '../http/client.ts';
import type { PersonResult } from '../port.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordsOf } from '../reading/unwrap.ts';
import { refused } from './changeEach.ts';

/**
 * The results in the reply of one call for several people:
 * `{results: [{id, record, etag} | {id, code, message}]}`.
 *
 * @param audience of all people; by the role of each record when absent
 */
export function personResultsIn(reply: Reply, audience?: Audience): PersonResult[] {
  return recordsOf(reply).map((row) => resultIn(row, audience));
}

function resultIn(row: RecordReader, known: Audience | undefined): PersonResult {
  const personId = row.id();
  const record = row.child('record');
  if (record === null) {
    const message = safeMessage(row.text('message')) ?? '';
    const code = row.text('code') ?? 'VALIDATION';
    return { personId, ...refused({ field: null, code, message }) };
  }
  const audience = known ?? (record.text('role') === 'educator' ? 'educator' : 'student');
  const version = row.text('etag');
  const entity = () => Promise.resolve(readPersonOf[audience](record, 'admin', { version }));
  return { personId, entity, userErrors: [] };
}
