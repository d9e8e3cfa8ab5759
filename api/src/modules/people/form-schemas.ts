import { Type, type Static } from 'typebox';
import { Nullable } from '../../domain/schemas.ts';
import {
  account,
  achievements,
  contact,
  dateOfBirth,
  formAge,
  optional,
  gender,
  interests,
  required,
} from './form-fields.ts';

const common = {
  assignedClub: Type.Optional(
    Nullable(Type.String({ description: 'Id of the chosen club; without one the club is kept' })),
  ),
  dateOfBirth,
  age: formAge,
  gender,
  ...contact,
  interests,
  achievements,
};

const StudentForm = Type.Object(
  {
    ...account,
    ...required.student,
    ...common,
    ...optional.student,
  },
  { title: 'StudentForm' },
);

const EducatorForm = Type.Object(
  {
    ...account,
    ...required.educator,
    ...common,
    ...optional.educator,
  },
  { title: 'EducatorForm' },
);

/** The career form of students and the professional form of educators. */
export const Forms = { student: StudentForm, educator: EducatorForm };

/** Either form, for common code. */
export type Form = Static<typeof StudentForm> | Static<typeof EducatorForm>;
