import { Type } from 'typebox';
import { today } from '../../domain/calendar.ts';
import { normaliseEmail } from '../../domain/fields.ts';
import { mapResult, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { type ApiResponse, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { checkCurrentPassword } from '../auth/current-password.ts';
import { storeEmailChange, type SecureEmail } from '../auth/store-email-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePerson, type PersonToChange } from './change-person.ts';
import { mergeDetails } from './details.ts';
import type { Person } from './person.ts';
import { personResponse } from './person-record.ts';
import { Profiles, type Profile } from './profile-schemas.ts';
import { saveProfile } from './repository.ts';
import { PersonRecords } from './schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { ErrorBody } from '../../platform/http/error-responses.ts';

const Replies = {
  student: Type.Object({ student: PersonRecords.student }),
  educator: Type.Object({ educator: PersonRecords.educator }),
};

/** PUT /api/student/profile and /api/educator/profile */
export function updateProfileRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    '/profile',
    {
      schema: {
        summary: 'Change your own record; club, status and the submitted flag are kept',
        description:
          'Another email ends all other sessions, and the former address gets a mail that undoes it. Without `currentPassword` reset links keep going to the former address for 7 days.',
        body: Profiles[audience],
        response: {
          200: Replies[audience],
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          412: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const profile: Profile = request.body;
      const day = today(deps);
      const by = signedInAs(request);
      const own = { audience, id: by.id, ifMatch: ifMatchOf(request), day };
      const changed = await storeEmailChange(deps, request, (secure) =>
        change(deps, own, profile, { session: by.token, secure }),
      );
      return sendResult(
        reply,
        mapResult(changed, (one) => profileResponse(one, day)),
      );
    },
  );
}

function profileResponse(person: Person, day: string): ApiResponse {
  const { body, ...answer } = personResponse(person, day);
  return { ...answer, body: { [person.audience]: body } };
}

async function change(
  deps: Dependencies,
  own: PersonToChange,
  { currentPassword, name, email: sentEmail, phone, ...answers }: Profile,
  { session, secure }: { session: string; secure: SecureEmail },
): Promise<Result<Person>> {
  const isConfirmed = currentPassword != null;
  if (isConfirmed) {
    const checked = await checkCurrentPassword(deps, own.id, currentPassword);
    if (!checked.ok) return checked;
  }
  return transact(deps.db, (tx) =>
    changePerson(tx, own, async ({ id, email: from, details }) => {
      const email = normaliseEmail(sentEmail);
      const change = { userId: id, from, to: email, confirmed: isConfirmed, session };
      const failed = await secure(tx, change);
      if (failed) return failed;
      await saveProfile(tx, id, {
        name: name.trim(),
        email,
        phone: phone.trim(),
        details: mergeDetails(details, answers),
      });
      return null;
    }),
  );
}
