import type { Static } from 'typebox';
import { withId } from '../../domain/ids.ts';
import { etagOf, type Tagged } from '../../plugins/etag.ts';
import type { UserRecord } from './schemas.ts';
import type { User } from './users.ts';

/** The user as the api answers with it. */
export function userRecord({
  id,
  name,
  email,
  phone,
  role,
  formSubmitted,
  mailUpdates,
}: User): Static<typeof UserRecord> {
  return { ...withId(id), name, email, phone, role, formSubmitted, mailUpdates };
}

/** The answer that is a user. */
export function userAnswer(user: User): Tagged {
  const body = userRecord(user);
  return { status: 200, body, etag: etagOf(body) };
}
