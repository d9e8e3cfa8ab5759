import type { Audience } from '../../domain/account.ts';
import type { RestClient } from '../http/client.ts';
import type { PersonResult } from '../../domain/writeResult.ts';
import type { PeopleCalls } from '../port.ts';
import { recordOf } from '../reading/unwrap.ts';
import { writeResult } from '../writes/writeResult.ts';
import type { PersonStatus } from './batches.ts';
import { personIn, wrappersOf } from './writes.ts';

/** Fields of the documented change of a person, other than status and form flag. */
const FIELDS = ['name', 'email', 'phone', 'gender', 'education', 'formDetails'];

/**
 * Changes the account status with the documented call for a whole person: the record as read with
 * the new status. The form flag is sent only where it is set, because sending it sets it.
 */
export async function setStatus(
  rest: RestClient,
  { one }: Pick<PeopleCalls, 'one'>,
  audience: Audience,
  { personId, status, ifVersion }: PersonStatus,
): Promise<PersonResult> {
  const path = `/api/admin/${audience}s/{id}`;
  const params = { id: personId };
  const reply = await rest.get(path, { params });
  const record = recordOf(reply, ...wrappersOf(audience));
  if (record.id() !== personId) record.fail('id');
  const given = FIELDS.filter((key) => record.has(key)).map((key) => [key, record.raw(key)]);
  const written = await rest.write('PUT', path, {
    params,
    body: {
      ...Object.fromEntries(given),
      status,
      ...(record.flag('formSubmitted') === true && { formSubmitted: true }),
    },
    ifMatch: ifVersion ?? reply.etag,
  });
  return writeResult(written, {
    noun: 'person',
    id: personId,
    inReply: (found) => personIn(found, audience, 'admin'),
    read: () => one(audience, personId),
  });
}
