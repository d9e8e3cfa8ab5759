import { normaliseEmail } from '../../domain/fields.ts';
import { isId } from '../../domain/ids.ts';
import { succeed, type Result } from '../../domain/result.ts';
import type { App } from '../../plugins/app-type.ts';
import { isDuplicate } from '../../plugins/database/failures.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import { emailTaken } from '../auth/email-taken.ts';
import { insertUser } from '../auth/users.ts';
import { noSuchClub } from '../clubs/no-such-club.ts';
import { holdClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mentor } from './mentor.ts';
import { mentorRecord } from './mentor-record.ts';
import { findMentor, insertMentor } from './repository.ts';
import { MentorReply, NewMentorBody } from './schemas.ts';

/** POST /api/admin/mentors */
export function createMentorRoute(app: App, deps: Dependencies): void {
  app.post(
    '/mentors',
    {
      schema: {
        summary: 'Add a mentor with an account of its own',
        body: NewMentorBody,
        response: { 201: MentorReply, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const created = await createMentor(deps, request.body);
      if (!created.ok) return refuseWith(reply, created.failure);
      return reply.code(201).send({ mentor: mentorRecord(created.value) });
    },
  );
}

async function createMentor(
  { db, passwords }: Dependencies,
  body: NewMentorBody,
): Promise<Result<Mentor>> {
  const clubId = body.assignedClub;
  if (!isId(clubId)) return noSuchClub();
  const passwordHash = await passwords.inTurn(() => passwords.hash(body.password));
  try {
    return await db.transaction().execute(async (tx) => {
      if (!(await holdClub(tx, clubId))) return noSuchClub();
      const id = await insertUser(tx, {
        name: body.name.trim(),
        email: normaliseEmail(body.email),
        phone: body.phone.trim(),
        role: 'mentor',
        passwordHash,
      });
      await insertMentor(tx, id, {
        clubId,
        experience: body.experience?.trim() || null,
        specialization: body.specialization?.trim() || null,
      });
      const mentor = await findMentor(tx, id);
      if (!mentor) throw new Error('the mentor just added is gone');
      return succeed(mentor);
    });
  } catch (error) {
    if (isDuplicate(error)) return emailTaken();
    throw error;
  }
}
