import { Type, type Static } from 'typebox';
import { Email, KnownEmail, KnownPassword, Name } from '../../domain/fields.ts';
import { NewPassword } from '../../domain/new-password.ts';
import { Nullable } from '../../domain/schemas.ts';
import { audiences, roles } from '../../domain/words.ts';
import { recordId } from '../../platform/http/records.ts';

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
      'x-messages': { required: 'Role is required', invalid: 'Role must be student or educator' },
    }),
  },
  { title: 'Registration' },
);
export type RegisterBody = Static<typeof RegisterBody>;

export const CurrentPassword = Type.String({
  minLength: 1,
  // A password of 200 characters has more code points where its accents are separate.
  maxLength: 1000,
  'x-messages': { required: 'Current password is required' },
});

export const ChangePasswordBody = Type.Object(
  {
    currentPassword: CurrentPassword,
    newPassword: NewPassword,
  },
  { title: 'PasswordChange' },
);
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

export const ForgotPasswordBody = Type.Object({ email: KnownEmail }, { title: 'PasswordRequest' });

export const ResetPasswordBody = Type.Object(
  {
    token: Type.String({ maxLength: 200, description: 'From the link' }),
    password: NewPassword,
  },
  { title: 'PasswordReset' },
);
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** The signed-in account. */
export const UserRecord = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    email: Type.String(),
    phone: Nullable(Type.String()),
    role: Type.Enum([...roles]),
    formSubmitted: Type.Boolean({
      description: 'The flag is set or a key detail is filled; false for admins and mentors',
    }),
    mailUpdates: Nullable(Type.Boolean(), {
      description: 'Whether update mails are sent; null for admins, who get none',
    }),
    secondFactor: Nullable(Type.Boolean(), {
      description:
        'Whether a login asks for a code; null for students and educators, who have none',
    }),
    secondFactorDue: Type.Boolean({
      description:
        'The server requires two-step login of administrators and mentors: until it is on, this session may call only `/auth/me`, `/auth/logout` and its set-up; all else is 403 SECOND_FACTOR_DUE',
    }),
  },
  { title: 'User' },
);

export const LoginReply = Type.Object({
  token: Type.String({ description: 'Bearer token; expires after 12 hours without use or 7 days' }),
  user: UserRecord,
});

export const RegisterReply = Type.Object({ message: Type.String(), user: UserRecord });
