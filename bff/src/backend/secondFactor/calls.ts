import type { SecondFactorProof } from '../../domain/account.ts';
import type { SecondFactorCalls } from '../accountPort.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import { recordOf } from '../reading/unwrap.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';

const OWN = '/api/auth/second-factor';

export function createSecondFactorCalls(rest: RestClient): SecondFactorCalls {
  const prove = (path: string, body: SecondFactorProof) =>
    optionalWrite(rest, 'POST', path, { body, isPasswordCall: true });

  async function codesFrom(path: string, proof: SecondFactorProof) {
    const { reply, userErrors } = await prove(path, proof);
    if (reply === null) return { recoveryCodes: null, userErrors };
    const record = recordOf(reply);
    const recoveryCodes = record.words('recoveryCodes');
    // The codes are sent once: an empty list would hide that they are lost.
    return recoveryCodes.length > 0 ? { recoveryCodes, userErrors } : record.fail('recoveryCodes');
  }

  return {
    async own() {
      const reply = await whereSupported(rest.get(OWN, { isOptional: true }));
      if (reply === null) return null;
      const record = recordOf(reply);
      return {
        enabled: record.flag('enabled') ?? record.fail('enabled'),
        recoveryCodesLeft: record.requiredWhole('recoveryCodesLeft'),
      };
    },
    async setUp() {
      const { reply, userErrors } = await optionalWrite(rest, 'POST', `${OWN}/set-up`);
      if (reply === null) return { secret: null, uri: null, userErrors };
      const record = recordOf(reply);
      const [secret, uri] = [record.requiredText('secret'), record.requiredText('uri')];
      return { secret, uri, userErrors };
    },
    turnOn: (proof) => codesFrom(`${OWN}/turn-on`, proof),
    turnOff: async (proof) => (await prove(`${OWN}/turn-off`, proof)).userErrors,
    renewRecoveryCodes: (proof) => codesFrom(`${OWN}/recovery-codes`, proof),
  };
}
