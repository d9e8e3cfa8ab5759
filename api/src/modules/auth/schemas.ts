import { Type, type Static } from 'typebox';
import { Email, Name, Password } from '../../domain/fields.ts';
import { recordId } from '../../domain/ids.ts';
import { Nullable } from '../../domain/schemas.ts';
import { audiences, roles } from '../../domain/words.ts';

export const LoginBody = Type.Object({ email: Email, password: Password });
export type LoginBody = Static<typeof LoginBody>;

export const RegisterBody = Type.Object({
  name: Name,
  email: Email,
  password: Password,
  role: Type.Enum([...audiences], {
    'x-messages': { required: 'Role is required', invalid: 'Role must be student or educator' },
  }),
});
export type RegisterBody = Static<typeof RegisterBody>;

/** The signed-in account. */
export const UserRecord = Type.Object({
  ...recordId,
  name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  role: Type.Enum([...roles]),
  formSubmitted: Type.Boolean({
    description: 'The flag is set or a key detail is filled; false for admins and mentors',
  }),
});

export const LoginReply = Type.Object({
  token: Type.String({ description: 'Bearer token: ends after 12 hours unused or after 7 days' }),
  user: UserRecord,
});

export const RegisterReply = Type.Object({ message: Type.String(), user: UserRecord });
