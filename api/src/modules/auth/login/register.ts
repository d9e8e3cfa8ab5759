import { normaliseEmail } from '../../../domain/email.ts';
import { cleanName } from '../../../domain/names.ts';
import { checkOwnWords } from '../../../domain/new-password.ts';
import { succeed, tooMany } from '../../../domain/result.ts';
import {
  type ApiResponse,
  created,
  okWithEtag,
  responsesOf,
  sendResult,
} from '../../../platform/http/responses.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Done } from '../../../platform/http/records.ts';
import { networkOf } from '@waymark/node-kit/network';
import { acceptedLanguage } from '../../../platform/http/accepted-language.ts';
import { prepareAndRunIdempotent } from '../../../platform/http/idempotency.ts';
import type { Dependencies } from '../../dependencies.ts';
import { claimEmail } from '../email/email-changes.ts';
import { catchDuplicateEmail } from '../email/email-taken.ts';
import { insertAccount } from './new-account.ts';
import { requestRegistration } from './request-registration.ts';
import { RegisterBody, RegisterReply } from './schemas.ts';
import { userResponse } from '../user-record.ts';
import type { User } from '../users.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';

/** POST /api/auth/register */
export function registerRoute(app: App, deps: Dependencies): void {
  app.post(
    '/register',
    {
      schema: {
        summary: 'Register as a student or an educator',
        description:
          'Where emails are confirmed, the response is 202 for every email, and a mail says how to go on: POST /api/auth/confirm-email makes the account.',
        body: RegisterBody,
        response: {
          ...responsesOf(201, RegisterReply, 400, 409, 422, 429),
          ...responsesOf(202, Done),
        },
      },
    },
    async (request, reply) => {
      const { limits } = deps;
      const address = networkOf(request.address);
      const wait = await limits.registration.count(address);
      if (wait !== null) return sendFailure(reply, tooMany(wait).failure);

      const { body } = request;
      const hashPassword = async () => {
        const checked = checkOwnWords(body.password, body);
        if (!checked.ok) return checked;
        return succeed(
          await deps.passwords.hash(body.password, {
            account: normaliseEmail(body.email),
            address,
          }),
        );
      };
      if (deps.confirmsEmail) {
        return sendResult(reply, await requestRegistration(deps, request, body, hashPassword));
      }
      const registered = await catchDuplicateEmail(() =>
        prepareAndRunIdempotent(deps, request, hashPassword, async (tx, passwordHash) => {
          const email = normaliseEmail(body.email);
          const taken = await claimEmail(tx, email, deps.now());
          if (taken) return taken;
          const { role } = body;
          const language = acceptedLanguage(request.headers['accept-language']);
          const account = { email, name: cleanName(body.name), role, language, passwordHash };
          return succeed(registration(await insertAccount(tx, account)));
        }),
      );
      return sendResult(reply, registered);
    },
  );
}

function registration(user: User): ApiResponse {
  const { body, etag } = userResponse(user);
  return created(okWithEtag({ message: 'Registration successful', user: body }, etag));
}
