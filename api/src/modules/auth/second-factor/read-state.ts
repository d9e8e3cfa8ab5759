import type { App } from '../../../platform/http/app-type.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { responses } from '../../../platform/http/responses.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countRecoveryCodes, findSecondFactor } from './repository.ts';
import { SecondFactorState } from './schemas.ts';

/** GET /api/auth/second-factor */
export function secondFactorRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/second-factor',
    {
      config: { allowedWhileSecondFactorDue: true },
      schema: {
        summary: 'Whether your login asks for a code',
        response: responses(SecondFactorState, 401),
      },
    },
    async (request) => {
      const { id } = signedInAs(request);
      const factor = await findSecondFactor(db, id);
      return {
        enabled: (factor?.confirmedAt ?? null) !== null,
        recoveryCodesLeft: await countRecoveryCodes(db, id),
      };
    },
  );
}
