import { today, type Clock } from '../../domain/calendar.ts';
import { normaliseEmail } from '../../domain/fields.ts';
import { isId } from '../../domain/ids.ts';
import { mapResult, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { answerOnce } from '../../plugins/idempotency.ts';
import { refusingTakenEmail } from '../auth/email-taken.ts';
import { noSuchClub } from '../clubs/no-such-club.ts';
import { holdClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuseClub } from './assignment.ts';
import { changePerson } from './change-person.ts';
import { mergeDetails } from './details.ts';
import { Forms, type Form } from './form-schemas.ts';
import type { Person } from './person.ts';
import { personAnswer } from './person-record.ts';
import { saveProfile, setClub, setFormSubmitted } from './repository.ts';
import { PersonRecords } from './schemas.ts';

/** POST /api/student/submit-form and /api/educator/submit-form */
export function submitFormRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.post(
    '/submit-form',
    {
      schema: {
        summary: 'Submit or refill your form: sets the club, the details and the submitted flag',
        body: Forms[audience],
        response: {
          200: PersonRecords[audience],
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const form: Form = request.body;
      const { id } = signedInAs(request);
      const submitted = await refusingTakenEmail(() =>
        answerOnce(deps, request, async (tx) =>
          mapResult(await submit(tx, audience, id, form, deps), (person) =>
            personAnswer(person, today(deps)),
          ),
        ),
      );
      return sendOutcome(reply, submitted);
    },
  );
}

async function submit(
  tx: Executor,
  audience: Audience,
  id: string,
  { name, email, phone, assignedClub, ...answers }: Form,
  clock: Clock,
): Promise<Result<Person>> {
  const clubId = assignedClub?.trim() ?? '';
  const club = isId(clubId) ? await holdClub(tx, clubId) : null;
  return changePerson(
    tx,
    { audience, id, ifMatch: null, day: today(clock) },
    async ({ details }) => {
      if (clubId !== '' && !club) return noSuchClub();
      const refusal = club && refuseClub(audience, club, 'assignedClub');
      if (refusal) return refusal;
      if (club) await setClub(tx, id, club.id);
      await saveProfile(tx, id, {
        name: name.trim(),
        email: normaliseEmail(email),
        phone: phone.trim(),
        details: mergeDetails(details, answers),
      });
      await setFormSubmitted(tx, id, true, clock.now());
      return null;
    },
  );
}
