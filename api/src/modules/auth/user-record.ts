import type { Static } from 'typebox';
import { etagOf } from '../../platform/http/entity-tags.ts';
import type { UserRecord } from './schemas.ts';
import type { User } from './users.ts';
import { withId } from '../../platform/http/records.ts';
import { okWithEtag, type TaggedResponse } from '../../platform/http/responses.ts';

/** User in a response. */
export function userRecord(
  { id, name, email, phone, role, formSubmitted, mailUpdates, secondFactor }: User,
  secondFactorDue = false,
): Static<typeof UserRecord> {
  const account = { ...withId(id), name, email, phone, role, formSubmitted };
  return { ...account, mailUpdates, secondFactor, secondFactorDue };
}

/** Response with a user. */
export function userResponse(user: User, secondFactorDue = false): TaggedResponse {
  const body = userRecord(user, secondFactorDue);
  return okWithEtag(body, etagOf(body));
}
