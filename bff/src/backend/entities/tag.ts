import { isStrongTag } from '../http/etag.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** The tag that a record of a list includes; undefined where it includes none. */
export function readTag(record: RecordReader): string | null | undefined {
  if (!record.carries('etag')) return undefined;
  const tag = record.raw('etag');
  return typeof tag === 'string' && isStrongTag(tag) ? tag : null;
}
