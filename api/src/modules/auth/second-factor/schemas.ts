import { Type } from 'typebox';
import { messages } from '../../../domain/messages.ts';
import { CurrentPassword } from '../current-password.ts';

/** A code of the authenticator app, or a recovery code. */
const Code = Type.String({
  pattern: '\\S',
  maxLength: 50,
  description: 'The code of the authenticator app, or a recovery code; each is accepted once',
  ...messages({ required: 'CODE_REQUIRED' }),
});

export const SecondFactorProof = Type.Object(
  { currentPassword: CurrentPassword, code: Code },
  { title: 'SecondFactorProof' },
);

export const SecondFactorState = Type.Object(
  {
    enabled: Type.Boolean({ description: 'Whether a login asks for a code' }),
    recoveryCodesLeft: Type.Integer({ description: 'Number of unused recovery codes' }),
  },
  { title: 'SecondFactorState' },
);

export const SecondFactorSetUp = Type.Object(
  {
    secret: Type.String({ description: 'In base32, to be typed into the app' }),
    uri: Type.String({ description: 'The same as an otpauth address, for a QR code' }),
  },
  { title: 'SecondFactorSetUp' },
);

export const RecoveryCodes = Type.Object(
  {
    recoveryCodes: Type.Array(Type.String(), {
      description: 'Ten codes for a login without the app, once each. They are not shown again',
    }),
  },
  { title: 'RecoveryCodes' },
);
