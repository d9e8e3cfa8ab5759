import { normaliseEmail } from '../../domain/fields.ts';
import { isId } from '../../domain/ids.ts';
import { mapResult, succeed, type Answer, type Result } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { prepareAndAnswerOnce } from '../../plugins/idempotency.ts';
import { refusingTakenEmail } from '../auth/email-taken.ts';
import { insertUser } from '../auth/users.ts';
import { noSuchClub } from '../clubs/no-such-club.ts';
import { holdClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mentor } from './mentor.ts';
import { mentorReply } from './mentor-record.ts';
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
        response: {
          201: MentorReply,
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const created = await refusingTakenEmail(() =>
        prepareAndAnswerOnce(
          deps,
          request,
          async () => succeed(await deps.passwords.hash(body.password)),
          async (tx, passwordHash) => mapResult(await create(tx, body, passwordHash), mentorAdded),
        ),
      );
      return sendOutcome(reply, created);
    },
  );
}

function mentorAdded(mentor: Mentor): Answer {
  return { ...mentorReply(mentor), status: 201 };
}

async function create(
  tx: Executor,
  body: NewMentorBody,
  passwordHash: string,
): Promise<Result<Mentor>> {
  const clubId = body.assignedClub;
  if (!isId(clubId) || !(await holdClub(tx, clubId))) return noSuchClub();
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
}
