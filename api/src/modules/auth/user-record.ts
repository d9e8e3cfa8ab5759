import { Type, type Static } from 'typebox';
import { features } from '../../domain/features.ts';
import { Nullable } from '../../domain/schemas.ts';
import { languages, roles } from '../../domain/words.ts';
import { etagOf } from '../../platform/http/entity-tags.ts';
import type { User } from './users.ts';
import { recordId, withId } from '../../platform/http/records.ts';
import { okWithEtag, type TaggedResponse } from '../../platform/http/responses.ts';

/** The signed-in account. */
export const UserRecord = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    email: Type.String(),
    phone: Nullable(Type.String()),
    role: Type.Enum([...roles]),
    formSubmitted: Type.Boolean({
      description: 'The flag is set or a key detail is filled; false for admins and mentors',
    }),
    mailUpdates: Type.Boolean({ description: 'Whether update mails and reminders are sent' }),
    language: Nullable(Type.Enum([...languages]), {
      description: 'Language of pages and mails, as a BCP 47 tag; null when never chosen',
    }),
    secondFactor: Nullable(Type.Boolean(), {
      description:
        'Whether a login asks for a code; null for students and educators, who have none',
    }),
    secondFactorDue: Type.Boolean({
      description:
        'The server requires two-step login of administrators and mentors: until it is on, this session may call only `/auth/me`, `/auth/logout` and its set-up; all else is 403 SECOND_FACTOR_DUE',
    }),
    features: Type.Array(Type.Enum([...features]), {
      description: 'Parts that only some servers have',
    }),
  },
  { title: 'User' },
);

/** User in a response. */
export function userRecord(
  { id, name, email, phone, role, formSubmitted, mailUpdates, language, secondFactor }: User,
  secondFactorDue = false,
): Static<typeof UserRecord> {
  const account = { ...withId(id), name, email, phone, role, formSubmitted };
  const preferences = { mailUpdates, language };
  return { ...account, ...preferences, secondFactor, secondFactorDue, features: [...features] };
}

/** Response with a user. */
export function userResponse(user: User, secondFactorDue = false): TaggedResponse {
  const body = userRecord(user, secondFactorDue);
  return okWithEtag(body, etagOf(body));
}
