import { normaliseEmail } from '../../domain/fields.ts';
import { isId } from '../../domain/ids.ts';
import { succeed, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import { refusingTakenEmail } from '../auth/email-taken.ts';
import { noSuchClub } from '../clubs/no-such-club.ts';
import { holdClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuseClub } from './assignment.ts';
import { mergeDetails } from './details.ts';
import { Forms, type Form } from './form-schemas.ts';
import { noSuchPerson } from './no-such-person.ts';
import type { Person } from './person.ts';
import { personRecord } from './person-record.ts';
import { findPerson, holdPerson, saveProfile, setClub, setFormSubmitted } from './repository.ts';
import { PersonRecords } from './schemas.ts';

/** POST /api/student/submit-form and /api/educator/submit-form */
export function submitFormRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.post(
    '/submit-form',
    {
      schema: {
        summary: 'Submit or refill your form: sets the club, the details and the submitted flag',
        body: Forms[audience],
        response: { 200: PersonRecords[audience], 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const form: Form = request.body;
      const { id } = signedInAs(request);
      const submitted = await refusingTakenEmail(() => submit(deps, audience, id, form));
      return submitted.ok ? personRecord(submitted.value) : refuseWith(reply, submitted.failure);
    },
  );
}

function submit(
  { db, now }: Dependencies,
  audience: Audience,
  id: string,
  { name, email, phone, assignedClub, ...answers }: Form,
): Promise<Result<Person>> {
  const clubId = assignedClub?.trim() ?? '';
  return db.transaction().execute(async (tx) => {
    const person = await holdPerson(tx, audience, id);
    if (!person) return noSuchPerson(audience);
    if (clubId !== '') {
      const club = isId(clubId) ? await holdClub(tx, clubId) : null;
      if (!club) return noSuchClub();
      const refusal = refuseClub(audience, club, 'assignedClub');
      if (refusal) return refusal;
      await setClub(tx, id, clubId);
    }
    await saveProfile(tx, id, {
      name: name.trim(),
      email: normaliseEmail(email),
      phone: phone.trim(),
      details: mergeDetails(person.details, answers),
    });
    await setFormSubmitted(tx, id, true, now());
    return succeed((await findPerson(tx, audience, id)) ?? person);
  });
}
