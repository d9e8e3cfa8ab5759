import { isStrongTag } from '../http/etag.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** The ETag included in a record; undefined without one. */
export function readTag(record: RecordReader, key = 'etag'): string | null | undefined {
  if (!record.has(key)) return undefined;
  const tag = record.raw(key);
  return typeof tag === 'string' && isStrongTag(tag) ? tag : null;
}
