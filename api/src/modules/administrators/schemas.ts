import { Type, type Static } from 'typebox';
import { Email, Name } from '../../domain/fields.ts';
import { NewPassword } from '../../domain/new-password.ts';
import { recordId } from '../../platform/http/records.ts';
import { CurrentPassword } from '../auth/current-password.ts';

export const NewAdministratorBody = Type.Object(
  { name: Name, email: Email, password: NewPassword, currentPassword: CurrentPassword },
  { title: 'NewAdministrator' },
);

export const AdministratorRecord = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    email: Type.String(),
    secondFactor: Type.Boolean({ description: 'Whether a login asks for a code' }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Administrator' },
);
export type AdministratorRecord = Static<typeof AdministratorRecord>;
