import { Type, type Static } from 'typebox';
import { Email, KnownEmail, KnownPassword, Name } from '../../../domain/fields.ts';
import { messages } from '../../../domain/messages.ts';
import { NewPassword } from '../../../domain/new-password.ts';
import { audiences } from '../../../domain/words.ts';
import { UserRecord } from '../user-record.ts';

export const LoginBody = Type.Object(
  {
    email: KnownEmail,
    password: KnownPassword,
    code: Type.Optional(
      Type.String({
        maxLength: 50,
        description:
          'With two-step login: the code of the authenticator app, or a recovery code. Without it the response is 401 SECOND_FACTOR_REQUIRED',
      }),
    ),
  },
  { title: 'Login' },
);
export type LoginBody = Static<typeof LoginBody>;

export const RegisterBody = Type.Object(
  {
    name: Name,
    email: Email,
    password: NewPassword,
    role: Type.Enum([...audiences], {
      ...messages({ required: 'ROLE_REQUIRED', invalid: 'ROLE_INVALID' }),
    }),
  },
  { title: 'Registration' },
);
export type RegisterBody = Static<typeof RegisterBody>;

export const LoginReply = Type.Object({
  token: Type.String({ description: 'Bearer token; expires after 12 hours without use or 7 days' }),
  user: UserRecord,
});

export const RegisterReply = Type.Object({ message: Type.String(), user: UserRecord });
