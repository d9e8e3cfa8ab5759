import type { Static } from 'typebox';
import { withId } from '../../domain/ids.ts';
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
}: User): Static<typeof UserRecord> {
  return { ...withId(id), name, email, phone, role, formSubmitted };
}
