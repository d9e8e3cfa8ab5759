import { asciiDigits } from '@waymark/node-kit/digits';
import { changedEmail } from '../../domain/email.ts';
import { nameRules } from '../../domain/fields.ts';
import { changedName, changedNameFailure } from '../../domain/names.ts';
import { isId } from '../../domain/ids.ts';
import { succeed, type Result } from '../../domain/result.ts';
import { accountStatuses, parseEnum } from '../../domain/words.ts';
import { responses, sendResultAs } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import { ifMatchOf, checkIfMatch, type IfMatch } from '../../platform/http/entity-tags.ts';
import { endSessions } from '../auth/sessions.ts';
import { storeEmailChange, type SecureEmail } from '../auth/email/store-email-change.ts';
import { clubNotFound } from '../clubs/club.ts';
import { lockClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { mentorNotFound, type Mentor } from './mentor.ts';
import { mentorResponse, mentorReply } from './mentor-record.ts';
import { findMentor, lockMentor, updateMentor } from './repository.ts';
import { MentorChange, MentorReply } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { signedInAs, type SignedIn } from '../../platform/http/signed-in.ts';

/** PUT /api/admin/mentors/{id} */
export function updateMentorRoute(app: App, deps: Dependencies): void {
  app.put(
    '/mentors/:id',
    {
      schema: {
        summary:
          'Change the sent fields of a mentor; assignedClub alone assigns or removes the club',
        params: IdParams,
        body: MentorChange,
        response: responses(MentorReply, 400, 404, 409, 412),
      },
    },
    async (request, reply) => {
      const mentor = { id: request.params.id, ifMatch: ifMatchOf(request) };
      const changed = await storeEmailChange(
        deps,
        request,
        (secure) => change(deps, mentor, request.body, { by: signedInAs(request), secure }),
        mentor.id,
      );
      return sendResultAs(reply, changed, mentorReply);
    },
  );
}

async function change(
  { db }: Dependencies,
  { id, ifMatch }: { id: string; ifMatch: IfMatch },
  body: MentorChange,
  { by, secure }: { by: SignedIn; secure: SecureEmail },
): Promise<Result<Mentor>> {
  if (!isId(id)) return mentorNotFound();
  const { assignedClub } = body;
  return transact(db, by, async (tx) => {
    const club = assignedClub && isId(assignedClub) ? await lockClub(tx, assignedClub) : null;
    const mentor = await lockMentor(tx, id);
    if (!mentor) return mentorNotFound();
    const failed = checkIfMatch(ifMatch, mentorResponse(mentor));
    if (failed) return failed;
    const name = { field: 'name', rule: nameRules.account, stored: mentor.name, sent: body.name };
    const invalidName = changedNameFailure([name]);
    if (invalidName) return invalidName;
    if (typeof assignedClub === 'string' && !club) return clubNotFound();
    const status = parseEnum(accountStatuses, body.status ?? '') ?? mentor.status;
    const email = body.email === undefined ? mentor.email : changedEmail(mentor.email, body.email);
    const secured = await secure(tx, {
      userId: id,
      from: mentor.email,
      to: email,
      confirmed: true,
      sessionHash: null,
    });
    if (!secured.ok) return secured;
    await updateMentor(tx, id, {
      name: changedName(mentor.name, body.name),
      email,
      phone: body.phone === undefined ? mentor.phone : asciiDigits(body.phone.trim()),
      status,
      clubId: (assignedClub === undefined ? mentor.club?.id : club?.id) ?? null,
      experience: changedText(body.experience, mentor.experience),
      specialization: changedText(body.specialization, mentor.specialization),
    });
    if (status === 'inactive') await endSessions(tx, id);
    return succeed((await findMentor(tx, id)) ?? mentor);
  });
}

/** Missing: unchanged; blank or null: cleared. */
function changedText(sent: string | null | undefined, present: string | null): string | null {
  return sent === undefined ? present : sent?.trim() || null;
}
