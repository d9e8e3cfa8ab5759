import { fail } from '../../../domain/result.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { sendError, sendFailure } from '../../../platform/http/error-responses.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { responses } from '../../../platform/http/responses.ts';
import { findUser } from '../users.ts';
import type { Dependencies } from '../../dependencies.ts';
import { startSetUp } from './repository.ts';
import { SecondFactorSetUp } from './schemas.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** POST /api/auth/second-factor/set-up */
export function setUpSecondFactorRoute(app: App, { db, secrets }: Dependencies): void {
  app.post(
    '/second-factor/set-up',
    {
      config: { allowedWhileSecondFactorDue: true },
      schema: {
        summary: 'Start to set up two-step login',
        description:
          'Logins ask for a code only after `turn-on`. Each call replaces the secret of the one before. 409 when it is on, or when the server has no SECRET_KEY.',
        response: responses(SecondFactorSetUp, 401, 409),
      },
    },
    async (request, reply) => {
      if (!secrets) return sendFailure(reply, notConfigured.failure);
      const { id } = signedInAs(request);
      const user = await findUser(db, id);
      // The account was deleted after the session check.
      if (!user) return sendError(reply, 'UNAUTHENTICATED', 'NOT_SIGNED_IN');
      const secret = newTotpSecret();
      const started = await startSetUp(db, id, secrets.seal(secret, id));
      if (!started) return sendFailure(reply, alreadyOn.failure);
      return { secret, uri: totpUri(secret, user.email) };
    },
  );
}

const notConfigured = fail('CONFLICT', 'SECOND_FACTOR_NOT_CONFIGURED');
const alreadyOn = fail('CONFLICT', 'SECOND_FACTOR_IS_ON');
