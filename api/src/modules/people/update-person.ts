import { today } from '../../domain/calendar.ts';
import { isId } from '../../domain/ids.ts';
import { type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendResultAs } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { storeEmailChange, type SecureEmail } from '../auth/email/store-email-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { applyChange, profileChange } from './change.ts';
import { changePerson, type PersonToChange } from './change-person.ts';
import { PersonChanges, type PersonChange } from './change-schemas.ts';
import { personNotFound, type Person } from './person.ts';
import { personResponse } from './person-record.ts';
import { setEducation, setFormSubmitted } from './repository.ts';
import { PersonRecords } from './schemas.ts';
import { setAccountStatus } from './set-account-status.ts';
import { storeRecord } from './store-record.ts';
import { IdParams } from '../../platform/http/records.ts';
import { type SignedIn, signedInAs } from '../../platform/http/signed-in.ts';

/** PUT /api/admin/students/{id} and /api/admin/educators/{id} */
export function updatePersonRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    `/${audience}s/:id`,
    {
      config: { audited: { action: 'change', what: 'record' } },
      schema: {
        summary: 'Change the sent fields of a person; club and mentor have their own routes',
        params: IdParams,
        body: PersonChanges[audience],
        response: responses(PersonRecords[audience], 400, 404, 409, 412),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const sent: PersonChange = request.body;
      const person = { audience, id, ifMatch: ifMatchOf(request), day: today(deps) };
      const by = signedInAs(request);
      const changed = await storeEmailChange(deps, request, (secure) =>
        update(deps, person, { sent, by, secure }),
      );
      return sendResultAs(reply, changed, (one) => personResponse(one, person.day));
    },
  );
}

async function update(
  { db, now }: Dependencies,
  person: PersonToChange,
  { sent, by, secure }: { sent: PersonChange; by: SignedIn; secure: SecureEmail },
): Promise<Result<Person>> {
  if (!isId(person.id)) return personNotFound(person.audience);
  return transact(db, by, (tx) =>
    changePerson(tx, person, async (before) => {
      const failed = await storeRecord(tx, before, sent, {
        day: person.day,
        prefix: 'formDetails.',
        secure: (change) => secure(tx, { ...change, confirmed: true, sessionHash: null }),
      });
      if (failed) return failed;
      const { id } = before;
      const act = { at: now(), by };
      const after = applyChange(before, sent);
      await setEducation(tx, id, after.education);
      if (sent.formSubmitted !== undefined) {
        await setFormSubmitted(tx, id, sent.formSubmitted, act.at);
      }
      const change = profileChange(before, after);
      if (change) await appendHistory(tx, { ...act, personId: id, ...change });
      if (sent.status && after.status) await setAccountStatus(tx, [before], after.status, act);
      return null;
    }),
  );
}
