import { isStrongTag } from '../http/etag.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** The ETag included in a record of a list; undefined without one. */
export function readTag(record: RecordReader): string | null | undefined {
  if (!record.has('etag')) return undefined;
  const tag = record.raw('etag');
  return typeof tag === 'string' && isStrongTag(tag) ? tag : null;
}
