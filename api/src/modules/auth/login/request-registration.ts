import type { FastifyRequest } from 'fastify';
import { normaliseEmail } from '../../../domain/email.ts';
import { cleanName } from '../../../domain/names.ts';
import { succeed, type Result } from '../../../domain/result.ts';
import { acceptedLanguage } from '../../../platform/http/accepted-language.ts';
import { prepareAndRunIdempotent } from '../../../platform/http/idempotency.ts';
import type { ApiResponse } from '../../../platform/http/responses.ts';
import type { Dependencies } from '../../dependencies.ts';
import { queueMails } from '../../mails/outbox.ts';
import { storeRegistration } from './registrations.ts';
import type { RegisterBody } from './schemas.ts';

const message =
  'Please look into your mail: it has a link to confirm your email, or says how to go on.';

/**
 * Stores a registration until its email is confirmed. Accounts are looked up when the mail is sent, so that neither content nor time of the response reveals whether there is one.
 */
export function requestRegistration(
  deps: Dependencies,
  request: FastifyRequest,
  body: RegisterBody,
  hashPassword: () => Promise<Result<string>>,
): Promise<Result<ApiResponse>> {
  const { limits, now } = deps;
  const email = normaliseEmail(body.email);
  const accepted: ApiResponse = { status: 202, body: { message } };
  return prepareAndRunIdempotent(
    deps,
    request,
    async () => {
      const hash = await hashPassword();
      if (!hash.ok) return hash;
      const wait = await limits.confirmationMails.count(email);
      return succeed({ hash: hash.value, isMailed: wait === null });
    },
    async (tx, { hash: passwordHash, isMailed }) => {
      // Without a new mail, the link of the last one stays valid.
      if (isMailed) {
        const { role } = body;
        const language = acceptedLanguage(request.headers['accept-language']);
        const registration = { email, name: cleanName(body.name), role, language, passwordHash };
        await storeRegistration(tx, registration, now());
        await queueMails(tx, [{ kind: 'confirm-email', address: email }], deps);
      }
      return succeed(accepted);
    },
  );
}
