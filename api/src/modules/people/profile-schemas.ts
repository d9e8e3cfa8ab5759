import { Type, type Static } from 'typebox';
import { Nullable } from '../../domain/schemas.ts';
import {
  account,
  achievements,
  contact,
  dateOfBirth,
  optional,
  profileAge,
  required,
} from './form-fields.ts';

const common = {
  dateOfBirth,
  age: profileAge,
  ...contact,
  achievements,
  currentPassword: Type.Optional(
    // As at a change of the password: accents may be characters of their own.
    Nullable(Type.String({ maxLength: 1000 }), {
      description: 'Confirms a change of the email; checked when sent',
    }),
  ),
};

const StudentProfile = Type.Object(
  {
    ...account,
    ...required.student,
    ...common,
    ...optional.student,
  },
  { title: 'StudentProfile' },
);

const EducatorProfile = Type.Object(
  {
    ...account,
    ...required.educator,
    ...common,
    ...optional.educator,
  },
  { title: 'EducatorProfile' },
);

/** Request body of a person's change of their own record. */
export const Profiles = { student: StudentProfile, educator: EducatorProfile };

/** Either body, for common code. */
export type Profile = Static<typeof StudentProfile> | Static<typeof EducatorProfile>;
