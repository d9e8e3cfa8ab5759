import { asciiDigits } from '@waymark/node-kit/digits';
import { normaliseEmail } from '../../domain/email.ts';
import { cleanName } from '../../domain/names.ts';
import { isId } from '../../domain/ids.ts';
import { checkOwnWords } from '../../domain/new-password.ts';
import { succeed, type Result } from '../../domain/result.ts';
import { created, responsesOf, sendResponse, sendResult } from '../../platform/http/responses.ts';
import { prepareAndRunIdempotent } from '../../platform/http/idempotency.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Executor } from '../../platform/database/types.ts';
import { claimEmail } from '../auth/email/email-changes.ts';
import { catchDuplicateEmail } from '../auth/email/email-taken.ts';
import { passwordLinkRecord, renewPasswordLink } from '../auth/password/password-links.ts';
import { insertUser } from '../auth/users.ts';
import { clubNotFound } from '../clubs/club.ts';
import { lockClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mentor } from './mentor.ts';
import { mentorReply } from './mentor-record.ts';
import { findMentor, insertMentor } from './repository.ts';
import { NewMentorBody, NewMentorReply } from './schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** POST /api/admin/mentors */
export function createMentorRoute(app: App, deps: Dependencies): void {
  app.post(
    '/mentors',
    {
      schema: {
        summary: 'Add a mentor with an account',
        description:
          'The mentor gets a link to set a password of their own; the given one works until then.',
        body: NewMentorBody,
        response: responsesOf(201, NewMentorReply, 400, 404, 409, 422),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const by = signedInAs(request);
      let made = null as { accountId: string; token: string | null } | null;
      const added = await catchDuplicateEmail(() =>
        prepareAndRunIdempotent(
          deps,
          request,
          async () => {
            const checked = checkOwnWords(body.password, body);
            return checked.ok ? succeed(await deps.passwords.hash(body.password)) : checked;
          },
          async (tx, passwordHash) => {
            const taken = await claimEmail(tx, normaliseEmail(body.email), deps.now());
            if (taken) return taken;
            const mentor = await create(tx, body, passwordHash);
            if (!mentor.ok) return mentor;
            const { id: accountId } = mentor.value;
            made = { accountId, token: await renewPasswordLink(tx, accountId, by, deps) };
            return succeed(created(mentorReply(mentor.value)));
          },
        ),
      );
      // Not within the action, whose response is stored for repeats.
      if (!added.ok || added.value.replayed || !made) return sendResult(reply, added);
      const passwordLink = passwordLinkRecord(deps, request, made);
      const response = { ...added.value, body: { ...added.value.body, passwordLink } };
      return sendResponse(reply, response);
    },
  );
}

async function create(
  tx: Executor,
  body: NewMentorBody,
  passwordHash: string,
): Promise<Result<Mentor>> {
  const clubId = body.assignedClub;
  if (!isId(clubId) || !(await lockClub(tx, clubId))) return clubNotFound();
  const id = await insertUser(tx, {
    name: cleanName(body.name),
    email: normaliseEmail(body.email),
    phone: asciiDigits(body.phone.trim()),
    role: 'mentor',
    passwordHash,
  });
  await insertMentor(tx, id, {
    clubId,
    experience: body.experience?.trim() || null,
    specialization: body.specialization?.trim() || null,
  });
  const mentor = await findMentor(tx, id);
  if (!mentor) throw new Error('the new mentor was not found');
  return succeed(mentor);
}
