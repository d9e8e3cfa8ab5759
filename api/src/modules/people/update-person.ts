import { IdParams, isId } from '../../domain/ids.ts';
import { succeed, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs, type SignedIn } from '../../plugins/auth.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import { refusingTakenEmail } from '../auth/email-taken.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { applyChange, profileChange, statusChange } from './change.ts';
import { PersonChanges, type PersonChange } from './change-schemas.ts';
import { noSuchPerson } from './no-such-person.ts';
import type { Person } from './person.ts';
import { personRecord } from './person-record.ts';
import {
  findPerson,
  holdPerson,
  saveProfile,
  setEducation,
  setFormSubmitted,
  setStatus,
} from './repository.ts';
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
        response: { 200: PersonRecords[audience], 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const sent: PersonChange = request.body;
      const by = signedInAs(request);
      const changed = await refusingTakenEmail(() => update(deps, by, audience, id, sent));
      return changed.ok ? personRecord(changed.value) : refuseWith(reply, changed.failure);
    },
  );
}

async function update(
  { db, now }: Dependencies,
  by: SignedIn,
  audience: Audience,
  id: string,
  sent: PersonChange,
): Promise<Result<Person>> {
  if (!isId(id)) return noSuchPerson(audience);
  return db.transaction().execute(async (tx) => {
    const before = await holdPerson(tx, audience, id);
    if (!before) return noSuchPerson(audience);
    await save(tx, applyChange(before, sent), sent, now());
    const after = (await findPerson(tx, audience, id)) ?? before;
    for (const change of [profileChange(before, after), statusChange(before, after)]) {
      if (change) await appendHistory(tx, { personId: id, at: now(), by, ...change });
    }
    return succeed(after);
  });
}

async function save(tx: Executor, person: Person, sent: PersonChange, at: Date): Promise<void> {
  await saveProfile(tx, person.id, person);
  await setEducation(tx, person.id, person.education);
  if (sent.formSubmitted !== undefined) {
    await setFormSubmitted(tx, person.id, sent.formSubmitted, at);
  }
  if (sent.status !== undefined) await setStatus(tx, person.id, sent.status);
  if (sent.status === 'inactive') await endSessions(tx, person.id);
}
