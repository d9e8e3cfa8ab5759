import { Type } from 'typebox';
import { today } from '../../domain/calendar.ts';
import { normaliseEmail } from '../../domain/fields.ts';
import { mapResult, type Answer, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { transact } from '../../plugins/database/transact.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { ifMatchOf } from '../../plugins/etag.ts';
import { refusingTakenEmail } from '../auth/email-taken.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePerson, type PersonToChange } from './change-person.ts';
import { mergeDetails } from './details.ts';
import type { Person } from './person.ts';
import { personAnswer } from './person-record.ts';
import { Profiles, type Profile } from './profile-schemas.ts';
import { saveProfile } from './repository.ts';
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
        response: {
          200: Replies[audience],
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          412: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const profile: Profile = request.body;
      const day = today(deps);
      const own = { audience, id: signedInAs(request).id, ifMatch: ifMatchOf(request), day };
      const changed = await refusingTakenEmail(() => change(deps, own, profile));
      return sendOutcome(
        reply,
        mapResult(changed, (one) => profileAnswer(one, day)),
      );
    },
  );
}

function profileAnswer(person: Person, day: string): Answer {
  const { body, ...answer } = personAnswer(person, day);
  return { ...answer, body: { [person.audience]: body } };
}

function change(
  { db }: Dependencies,
  own: PersonToChange,
  { name, email, phone, ...answers }: Profile,
): Promise<Result<Person>> {
  return transact(db, (tx) =>
    changePerson(tx, own, async ({ id, details }) => {
      await saveProfile(tx, id, {
        name: name.trim(),
        email: normaliseEmail(email),
        phone: phone.trim(),
        details: mergeDetails(details, answers),
      });
      return null;
    }),
  );
}
