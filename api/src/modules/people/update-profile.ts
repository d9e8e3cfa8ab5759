import type { FastifyRequest } from 'fastify';
import { today } from '../../domain/calendar.ts';
import { type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendResultAs } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { checkCurrentPassword } from '../auth/current-password.ts';
import { storeOwnEmailChange, type SecureOwnEmail } from '../auth/email/store-own-email-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePerson, type PersonToChange } from './change-person.ts';
import type { Person } from './person.ts';
import { ownReply } from './person-record.ts';
import { Profiles, type Profile } from './own-schemas.ts';
import { OwnReplies } from './schemas.ts';
import { storeRecord } from './store-record.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

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
        response: responses(OwnReplies[audience], 400, 404, 409, 412, 429),
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
      return sendResultAs(reply, changed, (one) => ownReply(one, day));
    },
  );
}

async function change(
  deps: Dependencies,
  own: PersonToChange,
  { currentPassword, name, email, phone, ...formDetails }: Profile,
  { request, secure }: { request: FastifyRequest; secure: SecureOwnEmail },
): Promise<Result<Person>> {
  const isConfirmed = currentPassword != null;
  if (isConfirmed) {
    const checked = await checkCurrentPassword(deps, request, currentPassword);
    if (!checked.ok) return checked;
  }
  const by = signedInAs(request);
  return transact(deps.db, by, (tx) =>
    changePerson(tx, own, (person) =>
      storeRecord(
        tx,
        person,
        { name, email, phone, formDetails },
        {
          day: own.day,
          secure: (change) =>
            secure(tx, { ...change, confirmed: isConfirmed, sessionHash: by.sessionHash }),
        },
      ),
    ),
  );
}
