import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { today } from '../../domain/calendar.ts';
import { asciiDigits } from '../../domain/digits.ts';
import { changedEmail } from '../../domain/email.ts';
import { changedName } from '../../domain/names.ts';
import { mapResult, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { type ApiResponse, responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { checkCurrentPassword } from '../auth/current-password.ts';
import { storeOwnEmailChange, type SecureOwnEmail } from '../auth/email/store-own-email-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePerson, type PersonToChange } from './change-person.ts';
import { checkConsent } from './check-consent.ts';
import { mergeDetails } from './details.ts';
import type { Person } from './person.ts';
import { personResponse } from './person-record.ts';
import { personNameFailure } from './names.ts';
import { Profiles, type Profile } from './profile-schemas.ts';
import { saveProfile } from './repository.ts';
import { OwnPersonRecords } from './schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

const Replies = {
  student: Type.Object({ student: OwnPersonRecords.student }),
  educator: Type.Object({ educator: OwnPersonRecords.educator }),
};

/** PUT /api/student/profile and /api/educator/profile */
export function updateProfileRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    '/profile',
    {
      schema: {
        summary: 'Change your own record; club, status and the submitted flag are kept',
        description:
          'Another email ends all other sessions, and the former address gets a mail that undoes it. Without `currentPassword` reset links keep going to the former address for 7 days. Where emails are confirmed, the record keeps its email until the link in a mail to the new address is used (POST /api/auth/confirm-email-change), and has the new one as `pendingEmail`; the response is the same for every email.',
        body: Profiles[audience],
        response: responses(Replies[audience], 400, 404, 409, 412, 429),
      },
    },
    async (request, reply) => {
      const profile: Profile = request.body;
      const day = today(deps);
      const { id } = signedInAs(request);
      const own = { audience, id, ifMatch: ifMatchOf(request), day, ownAt: deps.now() };
      const changed = await storeOwnEmailChange(deps, request, (secure) =>
        change(deps, own, profile, { request, secure }),
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
  { request, secure }: { request: FastifyRequest; secure: SecureOwnEmail },
): Promise<Result<Person>> {
  const isConfirmed = currentPassword != null;
  if (isConfirmed) {
    const checked = await checkCurrentPassword(deps, request, currentPassword);
    if (!checked.ok) return checked;
  }
  const by = signedInAs(request);
  return transact(deps.db, by, (tx) =>
    changePerson(tx, own, async (person) => {
      const { id, email: from, details } = person;
      const failed = personNameFailure(person, { name, ...answers });
      if (failed) return failed;
      const to = changedEmail(from, sentEmail);
      const sent = {
        name: changedName(person.name, name),
        phone: asciiDigits(phone.trim()),
        details: mergeDetails(details, answers),
      };
      const refused = checkConsent(details, { ...sent, emails: [from, to] }, { day: own.day });
      if (refused) return refused;
      const change = { userId: id, from, to, confirmed: isConfirmed, sessionHash: by.sessionHash };
      const email = await secure(tx, change);
      if (!email.ok) return email;
      await saveProfile(tx, id, { ...sent, email: email.value });
      return null;
    }),
  );
}
