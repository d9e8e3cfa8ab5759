import { normaliseEmail } from '../../domain/fields.ts';
import { checkOwnWords } from '../../domain/new-password.ts';
import { succeed, tooMany } from '../../domain/result.ts';
import {
  type ApiResponse,
  created,
  okWithEtag,
  sendResult,
} from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Executor } from '../../platform/database/types.ts';
import { networkOf } from '../../platform/network.ts';
import { prepareAndRunIdempotent } from '../../platform/http/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { isHeldEmail } from './email-changes.ts';
import { catchDuplicateEmail, emailTaken } from './email-taken.ts';
import { RegisterBody, RegisterReply } from './schemas.ts';
import { userResponse } from './user-record.ts';
import { insertPerson, insertUser, type User } from './users.ts';
import { ErrorBody, sendFailure } from '../../platform/http/error-responses.ts';

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
      const address = networkOf(request.ip);
      const wait = await limits.registration.count(address);
      if (wait !== null) return sendFailure(reply, tooMany(wait).failure);

      const { body } = request;
      const registered = await catchDuplicateEmail(() =>
        prepareAndRunIdempotent(
          deps,
          request,
          async () => {
            const checked = checkOwnWords(body.password, body);
            if (!checked.ok) return checked;
            const caller = { account: body.email, address };
            return succeed(await deps.passwords.hash(body.password, caller));
          },
          async (tx, passwordHash) => {
            if (await isHeldEmail(tx, normaliseEmail(body.email), deps.now())) return emailTaken();
            return succeed(registration(await register(tx, body, passwordHash)));
          },
        ),
      );
      return sendResult(reply, registered);
    },
  );
}

async function register(tx: Executor, body: RegisterBody, passwordHash: string): Promise<User> {
  const { role } = body;
  const user = { name: body.name.trim(), email: normaliseEmail(body.email), role, passwordHash };
  const id = await insertUser(tx, user);
  await insertPerson(tx, id, role);
  return {
    ...user,
    id,
    phone: null,
    status: null,
    formSubmitted: false,
    mailUpdates: true,
    secondFactor: null,
  };
}

function registration(user: User): ApiResponse {
  const { body, etag } = userResponse(user);
  return created(okWithEtag({ message: 'Registration successful', user: body }, etag));
}
