import { normaliseEmail } from '../../domain/fields.ts';
import { IdParams, isId } from '../../domain/ids.ts';
import { mapResult, succeed, type Result } from '../../domain/result.ts';
import { accountStatuses, meantWord } from '../../domain/words.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { transact } from '../../plugins/database/transact.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { ifMatchOf, refuseStale, type IfMatch } from '../../plugins/etag.ts';
import { refusingTakenEmail } from '../auth/email-taken.ts';
import { endSessions } from '../auth/sessions.ts';
import { noSuchClub } from '../clubs/no-such-club.ts';
import { holdClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mentor } from './mentor.ts';
import { mentorAnswer, mentorReply } from './mentor-record.ts';
import { noSuchMentor } from './no-such-mentor.ts';
import { findMentor, holdMentor, updateMentor } from './repository.ts';
import { MentorChange, MentorReply } from './schemas.ts';

/** PUT /api/admin/mentors/{id} */
export function updateMentorRoute(app: App, deps: Dependencies): void {
  app.put(
    '/mentors/:id',
    {
      schema: {
        summary: 'Change what is sent of a mentor; the club alone assigns or removes it',
        params: IdParams,
        body: MentorChange,
        response: {
          200: MentorReply,
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          412: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const mentor = { id: request.params.id, ifMatch: ifMatchOf(request) };
      const changed = await refusingTakenEmail(() => change(deps, mentor, request.body));
      return sendOutcome(reply, mapResult(changed, mentorReply));
    },
  );
}

async function change(
  { db }: Dependencies,
  { id, ifMatch }: { id: string; ifMatch: IfMatch },
  body: MentorChange,
): Promise<Result<Mentor>> {
  if (!isId(id)) return noSuchMentor();
  const { assignedClub } = body;
  return transact(db, async (tx) => {
    const club = assignedClub && isId(assignedClub) ? await holdClub(tx, assignedClub) : null;
    const mentor = await holdMentor(tx, id);
    if (!mentor) return noSuchMentor();
    const refusal = refuseStale(ifMatch, mentorAnswer(mentor));
    if (refusal) return refusal;
    if (typeof assignedClub === 'string' && !club) return noSuchClub();
    const status = meantWord(accountStatuses, body.status ?? '') ?? mentor.status;
    await updateMentor(tx, id, {
      name: body.name?.trim() ?? mentor.name,
      email: body.email === undefined ? mentor.email : normaliseEmail(body.email),
      phone: body.phone?.trim() ?? mentor.phone,
      status,
      clubId: (assignedClub === undefined ? mentor.club?.id : club?.id) ?? null,
      experience: changedText(body.experience, mentor.experience),
      specialization: changedText(body.specialization, mentor.specialization),
    });
    if (status === 'inactive') await endSessions(tx, id);
    return succeed((await findMentor(tx, id)) ?? mentor);
  });
}

/** What was not sent stays; blank or null clears. */
function changedText(sent: string | null | undefined, present: string | null): string | null {
  return sent === undefined ? present : sent?.trim() || null;
}
