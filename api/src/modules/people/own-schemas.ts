import { Type, type Static, type TProperties } from 'typebox';
import { Nullable } from '../../domain/schemas.ts';
import {
  account,
  achievements,
  contact,
  dateOfBirth,
  formAge,
  gender,
  interests,
  optional,
  profileAge,
  required,
} from './form-fields.ts';

function ownRecord<T extends TProperties>(name: string, common: T) {
  return {
    student: Type.Object(
      { ...account, ...required.student, ...common, ...optional.student },
      { title: `Student${name}` },
    ),
    educator: Type.Object(
      { ...account, ...required.educator, ...common, ...optional.educator },
      { title: `Educator${name}` },
    ),
  };
}

/** The career form of students and the professional form of educators. */
export const Forms = ownRecord('Form', {
  assignedClub: Type.Optional(
    Nullable(Type.String({ description: 'Id of the chosen club; without one the club is kept' })),
  ),
  dateOfBirth,
  age: formAge,
  gender,
  ...contact,
  interests,
  achievements,
});

/** Either form, for common code. */
export type Form = Static<typeof Forms.student> | Static<typeof Forms.educator>;

/** Request body of a person's change of their own record. */
export const Profiles = ownRecord('Profile', {
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
});

/** Either body, for common code. */
export type Profile = Static<typeof Profiles.student> | Static<typeof Profiles.educator>;
