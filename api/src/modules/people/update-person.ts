import { today } from '../../domain/calendar.ts';
import { isId } from '../../domain/ids.ts';
import { mapResult, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { storeEmailChange, type SecureEmail } from '../auth/email/store-email-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { applyChange, profileChange } from './change.ts';
import { changePerson, type PersonToChange } from './change-person.ts';
import { PersonChanges, type PersonChange } from './change-schemas.ts';
import { checkConsent } from './check-consent.ts';
import { personNameFailure } from './names.ts';
import { personNotFound, type Person } from './person.ts';
import { personResponse } from './person-record.ts';
import { saveProfile, setEducation, setFormSubmitted } from './repository.ts';
import { PersonRecords } from './schemas.ts';
import { setAccountStatus } from './set-account-status.ts';
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
      return sendResult(
        reply,
        mapResult(changed, (one) => personResponse(one, person.day)),
      );
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
      const { name, formDetails } = sent;
      const names = { ...(name !== undefined && { name }), ...formDetails };
      const failed = personNameFailure(before, names, 'formDetails.');
      if (failed) return failed;
      const after = applyChange(before, sent);
      const refused = checkConsent(
        before.details,
        { ...after, emails: [before.email, after.email] },
        { day: person.day, prefix: 'formDetails.' },
      );
      if (refused) return refused;
      const act = { at: now(), by };
      const secured = await secure(tx, {
        userId: before.id,
        from: before.email,
        to: after.email,
        confirmed: true,
        sessionHash: null,
      });
      if (!secured.ok) return secured;
      await save(tx, after, sent, act.at);
      const change = profileChange(before, after);
      if (change) await appendHistory(tx, { ...act, personId: before.id, ...change });
      if (sent.status && after.status) await setAccountStatus(tx, [before], after.status, act);
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
}
