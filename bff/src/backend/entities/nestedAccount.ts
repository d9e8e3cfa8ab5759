import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** A person's record, whose name and email may be in an account at `user`. */
export function withAccount(record: RecordReader): RecordReader {
  const isNested = record.raw('name') === null && isRecord(record.raw('user'));
  return isNested ? record.completedBy('user') : record;
}

const PERSON_KEYS = ['student', 'educator', 'person', 'user'];

/** A record about a person who may be a record in it; the id is that of the person. */
export function withPerson(record: RecordReader): RecordReader {
  const key = PERSON_KEYS.find((one) => isRecord(record.raw(one)));
  if (record.raw('name') !== null || key === undefined) return record;
  const hasId = (record.child(key)?.optionalId() ?? null) !== null;
  return (hasId ? record.without(['_id', 'id']) : record).completedBy(key);
}
