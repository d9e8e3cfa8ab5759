import { Type } from 'typebox';
import { normaliseEmail } from '../../domain/fields.ts';
import { succeed, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import { refusingTakenEmail } from '../auth/email-taken.ts';
import type { Dependencies } from '../dependencies.ts';
import { mergeDetails } from './details.ts';
import { noSuchPerson } from './no-such-person.ts';
import type { Person } from './person.ts';
import { personRecord } from './person-record.ts';
import { Profiles, type Profile } from './profile-schemas.ts';
import { findPerson, holdPerson, saveProfile } from './repository.ts';
import { PersonRecords } from './schemas.ts';

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
        summary: 'Change your own record; club, status and the submitted flag stay as they are',
        body: Profiles[audience],
        response: { 200: Replies[audience], 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const profile: Profile = request.body;
      const { id } = signedInAs(request);
      const changed = await refusingTakenEmail(() => change(deps, audience, id, profile));
      if (!changed.ok) return refuseWith(reply, changed.failure);
      const record = personRecord(changed.value);
      return audience === 'student' ? { student: record } : { educator: record };
    },
  );
}

function change(
  { db }: Dependencies,
  audience: Audience,
  id: string,
  { name, email, phone, ...answers }: Profile,
): Promise<Result<Person>> {
  return db.transaction().execute(async (tx) => {
    const person = await holdPerson(tx, audience, id);
    if (!person) return noSuchPerson(audience);
    await saveProfile(tx, id, {
      name: name.trim(),
      email: normaliseEmail(email),
      phone: phone.trim(),
      details: mergeDetails(person.details, answers),
    });
    return succeed((await findPerson(tx, audience, id)) ?? person);
  });
}
