import type { FastifyRequest } from 'fastify';
import { fail, succeed } from '../../../domain/result.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';
import { Done } from '../../../platform/http/records.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { responses } from '../../../platform/http/responses.ts';
import type { Dependencies } from '../../dependencies.ts';
import { verifyPasswordAndCode } from './verify-password-and-code.ts';
import { deleteSecondFactor, findSecondFactor } from './repository.ts';
import { RecoveryCodes, SecondFactorProof } from './schemas.ts';
import { consumeCode, issueRecoveryCodes } from './use-code.ts';
import { noteWrongCode } from './wrong-codes.ts';

/** POST /api/auth/second-factor/turn-off */
export function turnOffSecondFactorRoute(app: App, deps: Dependencies): void {
  app.post(
    '/second-factor/turn-off',
    {
      schema: {
        summary: 'Turn off two-step login',
        description: '409 where the server requires it.',
        body: SecondFactorProof,
        response: responses(Done, 400, 409, 429),
      },
    },
    async (request, reply) => {
      if (deps.requiresSecondFactor) return sendFailure(reply, isRequired.failure);
      const by = signedInAs(request);
      const { id } = by;
      const proof = await checkOwnFactor(deps, request, request.body);
      if (!proof.ok) return sendFailure(reply, proof.failure);
      const turnedOff = await transact(deps.db, by, async (tx) => {
        await deleteSecondFactor(tx, id);
        return succeed(undefined);
      });
      if (!turnedOff.ok) return sendFailure(reply, turnedOff.failure);
      logEvent(request, 'second-factor.off', { userId: id });
      return { message: 'Two-step login is off.' };
    },
  );
}

/** POST /api/auth/second-factor/recovery-codes, without Idempotency-Key as `turn-on`. */
export function newRecoveryCodesRoute(app: App, deps: Dependencies): void {
  app.post(
    '/second-factor/recovery-codes',
    {
      schema: {
        summary: 'Replace your recovery codes',
        description: 'The earlier codes are not accepted any more.',
        body: SecondFactorProof,
        response: responses(RecoveryCodes, 400, 409, 429),
      },
    },
    async (request, reply) => {
      const { db, secrets } = deps;
      const by = signedInAs(request);
      const { id } = by;
      const proof = await checkOwnFactor(deps, request, request.body);
      if (!proof.ok) return sendFailure(reply, proof.failure);
      if (!secrets) return sendFailure(reply, isOff.failure);
      const renewed = await transact(db, by, async (tx) =>
        succeed(await issueRecoveryCodes(tx, secrets, id)),
      );
      if (!renewed.ok) return sendFailure(reply, renewed.failure);
      logEvent(request, 'recovery-codes.renew', { userId: id });
      return { recoveryCodes: renewed.value };
    },
  );
}

async function checkOwnFactor(
  deps: Dependencies,
  request: FastifyRequest,
  body: { currentPassword: string; code: string },
) {
  const { id } = signedInAs(request);
  const factor = await findSecondFactor(deps.db, id);
  if (!factor?.confirmedAt) return isOff;
  return verifyPasswordAndCode(deps, request, body, async (user) => {
    if (await consumeCode(deps, id, body.code)) return true;
    await noteWrongCode(deps, user);
    return null;
  });
}

const isRequired = fail('CONFLICT', 'SECOND_FACTOR_IS_MANDATORY');
const isOff = fail('CONFLICT', 'SECOND_FACTOR_IS_OFF');
