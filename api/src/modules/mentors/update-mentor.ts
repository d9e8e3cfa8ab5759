import { normaliseEmail } from '../../domain/fields.ts';
import { IdParams, isId } from '../../domain/ids.ts';
import { succeed, type Result } from '../../domain/result.ts';
import type { App } from '../../plugins/app-type.ts';
import { isDuplicate } from '../../plugins/database/failures.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import { emailTaken } from '../auth/email-taken.ts';
import { noSuchClub } from '../clubs/no-such-club.ts';
import { holdClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mentor } from './mentor.ts';
import { mentorRecord } from './mentor-record.ts';
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
        response: { 200: MentorReply, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const changed = await change(deps, request.params.id, request.body);
      if (!changed.ok) return refuseWith(reply, changed.failure);
      return { mentor: mentorRecord(changed.value) };
    },
  );
}

async function change(deps: Dependencies, id: string, body: MentorChange): Promise<Result<Mentor>> {
  if (!isId(id)) return noSuchMentor();
  try {
    return await save(deps, id, body);
  } catch (error) {
    if (isDuplicate(error)) return emailTaken();
    throw error;
  }
}

function save({ db }: Dependencies, id: string, body: MentorChange): Promise<Result<Mentor>> {
  return db.transaction().execute(async (tx) => {
    const mentor = await holdMentor(tx, id);
    if (!mentor) return noSuchMentor();
    const { assignedClub } = body;
    if (typeof assignedClub === 'string') {
      const club = isId(assignedClub) ? await holdClub(tx, assignedClub) : null;
      if (!club) return noSuchClub();
    }
    await updateMentor(tx, id, {
      name: body.name?.trim() ?? mentor.name,
      email: body.email === undefined ? mentor.email : normaliseEmail(body.email),
      phone: body.phone?.trim() ?? mentor.phone,
      clubId: assignedClub === undefined ? (mentor.club?.id ?? null) : assignedClub,
      experience: changedText(body.experience, mentor.experience),
      specialization: changedText(body.specialization, mentor.specialization),
    });
    return succeed((await findMentor(tx, id)) ?? mentor);
  });
}

/** What was not sent stays; blank or null clears. */
function changedText(sent: string | null | undefined, present: string | null): string | null {
  return sent === undefined ? present : sent?.trim() || null;
}
