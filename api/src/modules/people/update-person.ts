import { today } from '../../domain/calendar.ts';
import { IdParams, isId } from '../../domain/ids.ts';
import { mapResult, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs, type SignedIn } from '../../plugins/auth.ts';
import { transact } from '../../plugins/database/transact.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { ifMatchOf } from '../../plugins/etag.ts';
import { refusingTakenEmail } from '../auth/email-taken.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { applyChange, profileChange, statusChange } from './change.ts';
import { changePerson, type PersonToChange } from './change-person.ts';
import { PersonChanges, type PersonChange } from './change-schemas.ts';
import { noSuchPerson } from './no-such-person.ts';
import type { Person } from './person.ts';
import { personAnswer } from './person-record.ts';
import { saveProfile, setEducation, setFormSubmitted, setStatus } from './repository.ts';
import { PersonRecords } from './schemas.ts';

/** PUT /api/admin/students/{id} and /api/admin/educators/{id} */
export function updatePersonRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    `/${audience}s/:id`,
    {
      schema: {
        summary: 'Change what is sent of a person; club and mentor have calls of their own',
        params: IdParams,
        body: PersonChanges[audience],
        response: {
          200: PersonRecords[audience],
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          412: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const sent: PersonChange = request.body;
      const person = { audience, id, ifMatch: ifMatchOf(request), day: today(deps) };
      const by = signedInAs(request);
      const changed = await refusingTakenEmail(() => update(deps, person, sent, by));
      return sendOutcome(
        reply,
        mapResult(changed, (one) => personAnswer(one, person.day)),
      );
    },
  );
}

async function update(
  { db, now }: Dependencies,
  person: PersonToChange,
  sent: PersonChange,
  by: SignedIn,
): Promise<Result<Person>> {
  if (!isId(person.id)) return noSuchPerson(person.audience);
  return transact(db, (tx) =>
    changePerson(tx, person, async (before) => {
      const after = applyChange(before, sent);
      const at = now();
      await save(tx, after, sent, at);
      for (const change of [profileChange(before, after), statusChange(before, after)]) {
        if (change) await appendHistory(tx, { personId: before.id, at, by, ...change });
      }
      return null;
    }),
  );
}

async function save(tx: Executor, person: Person, sent: PersonChange, at: Date): Promise<void> {
  await saveProfile(tx, person.id, person);
  await setEducation(tx, person.id, person.education);
  if (sent.formSubmitted !== undefined) {
    await setFormSubmitted(tx, person.id, sent.formSubmitted, at);
  }
  if (!sent.status || !person.status) return;
  await setStatus(tx, person.id, person.status);
  if (person.status === 'inactive') await endSessions(tx, person.id);
}
