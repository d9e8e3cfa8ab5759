import { today, type Clock } from '../../domain/calendar.ts';
import { isId } from '../../domain/ids.ts';
import { mapResult, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Executor } from '../../platform/database/types.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import { storeOwnEmailChange, type SecureOwnEmail } from '../auth/email/store-own-email-change.ts';
import { clubNotFound } from '../clubs/club.ts';
import { lockClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { checkClubAudience } from './assignment.ts';
import { changePerson } from './change-person.ts';
import { Forms, type Form } from './own-schemas.ts';
import type { Person } from './person.ts';
import { personResponse } from './person-record.ts';
import { setClub, setFormSubmitted } from './repository.ts';
import { OwnPersonRecords } from './schemas.ts';
import { storeRecord } from './store-record.ts';
import { type SignedIn, signedInAs } from '../../platform/http/signed-in.ts';

/** POST /api/student/submit-form and /api/educator/submit-form */
export function submitFormRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.post(
    '/submit-form',
    {
      schema: {
        summary: 'Submit or refill your form: sets the club, the details and the submitted flag',
        description: 'Another email is changed as by PUT of the profile without `currentPassword`.',
        body: Forms[audience],
        response: responses(OwnPersonRecords[audience], 400, 404, 409, 422, 429),
      },
    },
    async (request, reply) => {
      const form: Form = request.body;
      const by = signedInAs(request);
      const submitted = await storeOwnEmailChange(deps, request, (secure) =>
        runIdempotent(deps, request, async (tx) =>
          mapResult(await submit(tx, audience, form, { by, secure, clock: deps }), (person) =>
            personResponse(person, today(deps)),
          ),
        ),
      );
      return sendResult(reply, submitted);
    },
  );
}

async function submit(
  tx: Executor,
  audience: Audience,
  { name, email, phone, assignedClub, ...formDetails }: Form,
  {
    by: { id, sessionHash },
    secure,
    clock,
  }: { by: SignedIn; secure: SecureOwnEmail; clock: Clock },
): Promise<Result<Person>> {
  const clubId = assignedClub?.trim() ?? '';
  const club = isId(clubId) ? await lockClub(tx, clubId) : null;
  const day = today(clock);
  return changePerson(
    tx,
    { audience, id, ifMatch: null, day, ownAt: clock.now() },
    async (person) => {
      const refusal = club
        ? checkClubAudience(audience, club, 'assignedClub')
        : clubId === ''
          ? null
          : clubNotFound();
      const failed = await storeRecord(
        tx,
        person,
        { name, email, phone, formDetails },
        {
          day,
          refusal,
          secure: (change) => secure(tx, { ...change, confirmed: false, sessionHash }),
        },
      );
      if (failed) return failed;
      if (club) await setClub(tx, club.id, id);
      await setFormSubmitted(tx, id, true, clock.now());
      return null;
    },
  );
}
