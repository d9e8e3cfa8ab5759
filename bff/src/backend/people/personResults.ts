import type { Audience } from '../../domain/account.ts';
import type { PeopleResult } from '../../domain/writeResult.ts';
import { readPersonOf } from '../entities/person.ts';
import { safeMessage } from '../failures/serverMessage.ts';
import type { Reply } from '../http/client.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordsOf } from '../reading/unwrap.ts';
import { notSent, resultOf } from '../writes/writeResult.ts';

/**
 * The results in the reply of one call for several people:
 * `{results: [{id, record, etag} | {id, code, message}]}`.
 *
 * @param audience of all people; by the role of each record when absent
 */
export function personResultsIn(reply: Reply, audience?: Audience): PeopleResult['results'] {
  return recordsOf(reply).map((row) => resultIn(row, audience));
}

function resultIn(row: RecordReader, known: Audience | undefined): PeopleResult['results'][number] {
  const personId = row.id();
  const record = row.child('record');
  if (record === null) {
    const message = safeMessage(row.text('message')) ?? '';
    const code = row.text('code') ?? 'VALIDATION';
    return { personId, ...notSent('person', { field: null, code, message }) };
  }
  const audience = known ?? (record.text('role') === 'educator' ? 'educator' : 'student');
  const version = row.text('etag');
  const read = () => Promise.resolve(readPersonOf[audience](record, 'admin', { version }));
  return { personId, ...resultOf('person', read) };
}
