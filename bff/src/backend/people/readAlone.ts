import type { Audience } from '../../domain/audience.ts';
import type { PersonOf } from '../../domain/person.ts';
import type { Role } from '../../domain/user.ts';
import { readPersonOf } from '../entities/person.ts';
import type { Reply } from '../http/client.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** A record that has the answer for itself, so that the answer's tag is the record's. */
export function readAlone<A extends Audience>(
  { etag }: Reply,
  record: RecordReader,
  audience: A,
  reader: Role,
): PersonOf<A> {
  return readPersonOf[audience](record, reader, { version: etag });
}

/** What a person's record may be wrapped in. */
export function wrappersOf(audience: Audience): string[] {
  return [audience, 'profile', 'user'];
}
