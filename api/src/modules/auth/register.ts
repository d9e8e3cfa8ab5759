import { normaliseEmail } from '../../domain/fields.ts';
import { succeed, tooMany, type Answer } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import { prepareAndAnswerOnce } from '../../plugins/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { refusingTakenEmail } from './email-taken.ts';
import { RegisterBody, RegisterReply } from './schemas.ts';
import { userAnswer } from './user-record.ts';
import { insertPerson, insertUser, type User } from './users.ts';

/** POST /api/auth/register */
export function registerRoute(app: App, deps: Dependencies): void {
  app.post(
    '/register',
    {
      schema: {
        summary: 'Register as a student or an educator',
        body: RegisterBody,
        response: {
          201: RegisterReply,
          400: ErrorBody,
          409: ErrorBody,
          422: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { limits } = deps;
      const wait = await limits.registration.count(request.ip);
      if (wait !== null) return refuseWith(reply, tooMany(wait).failure);

      const { body } = request;
      const registered = await refusingTakenEmail(() =>
        prepareAndAnswerOnce(
          deps,
          request,
          async () => succeed(await deps.passwords.hash(body.password)),
          async (tx, passwordHash) => succeed(registration(await register(tx, body, passwordHash))),
        ),
      );
      return sendOutcome(reply, registered);
    },
  );
}

async function register(tx: Executor, body: RegisterBody, passwordHash: string): Promise<User> {
  const { role } = body;
  const user = { name: body.name.trim(), email: normaliseEmail(body.email), role, passwordHash };
  const id = await insertUser(tx, user);
  await insertPerson(tx, id, role);
  return { ...user, id, phone: null, status: null, formSubmitted: false, mailUpdates: true };
}

function registration(user: User): Answer {
  const { body, etag } = userAnswer(user);
  return { status: 201, body: { message: 'Registration successful', user: body }, etag };
}
