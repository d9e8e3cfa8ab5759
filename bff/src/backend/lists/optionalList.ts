import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordsOf } from '../reading/unwrap.ts';

/** The records of a list in one call that a backend may lack; null where it does. */
export async function optionalList<T>(
  rest: RestClient,
  path: string,
  wrapper: string,
  read: (record: RecordReader) => T,
  params: Record<string, string> = {},
): Promise<T[] | null> {
  const reply = await whereSupported(rest.get(path, { params, isOptional: true }));
  return reply && recordsOf(reply, wrapper).map(read);
}
