import type { FastifyRequest } from 'fastify';
import { fail, succeed, type Result } from '../../../domain/result.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { type ApiResponse, ok, responses, sendResult } from '../../../platform/http/responses.ts';
import { logDone } from '../../../platform/http/security-events.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { endOtherSessions, endSecondFactorDue } from '../sessions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { verifyPasswordAndCode } from './verify-password-and-code.ts';
import { normaliseCode } from './recovery-codes.ts';
import { confirmSetUp, findSecondFactor } from './repository.ts';
import { RecoveryCodes, SecondFactorProof } from './schemas.ts';
import { stepOfCode } from './totp.ts';
import { issueRecoveryCodes } from './use-code.ts';

/**
 * POST /api/auth/second-factor/turn-on. It takes no Idempotency-Key, because the response would be
 * stored with the codes.
 */
export function turnOnSecondFactorRoute(app: App, deps: Dependencies): void {
  app.post(
    '/second-factor/turn-on',
    {
      config: { allowedWhileSecondFactorDue: true },
      schema: {
        summary: 'Turn on two-step login with a first code',
        description: 'This session stays; all others of the account end at once.',
        body: SecondFactorProof,
        response: responses(RecoveryCodes, 400, 409, 429),
      },
    },
    async (request, reply) => {
      const turnedOn = await turnOn(deps, request, request.body);
      logDone(request, turnedOn, 'second-factor.on');
      return sendResult(reply, turnedOn);
    },
  );
}

async function turnOn(
  deps: Dependencies,
  request: FastifyRequest,
  body: { currentPassword: string; code: string },
): Promise<Result<ApiResponse>> {
  const { db, secrets, now } = deps;
  const by = signedInAs(request);
  const factor = await findSecondFactor(db, by.id);
  const secret = factor && secrets && secrets.open(factor.secret, by.id);
  if (!factor || !secrets || secret === null || factor.confirmedAt) return notStarted;
  const proof = await verifyPasswordAndCode(deps, request, body, () =>
    Promise.resolve(stepOfCode(secret, normaliseCode(body.code), now())),
  );
  if (!proof.ok) return proof;
  const confirmation = { secret: factor.secret, step: proof.value, at: now() };
  return transact(db, by, async (tx) => {
    if (!(await confirmSetUp(tx, by.id, confirmation))) return notStarted;
    await endOtherSessions(tx, by.id, by.token);
    await endSecondFactorDue(tx, by.id);
    return succeed(ok({ recoveryCodes: await issueRecoveryCodes(tx, secrets, by.id) }));
  });
}

const notStarted = fail('CONFLICT', 'SECOND_FACTOR_NOT_STARTED');
