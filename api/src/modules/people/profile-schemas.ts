import { Type, type Static } from 'typebox';
import {
  account,
  achievements,
  contact,
  dateOfBirth,
  further,
  profileAge,
  required,
} from './form-fields.ts';

const common = {
  dateOfBirth,
  age: profileAge,
  ...contact,
  achievements,
};

const StudentProfile = Type.Object(
  {
    ...account,
    ...required.student,
    ...common,
    ...further.student,
  },
  { title: 'StudentProfile' },
);

const EducatorProfile = Type.Object(
  {
    ...account,
    ...required.educator,
    ...common,
    ...further.educator,
  },
  { title: 'EducatorProfile' },
);

/** What people may change of their own record. */
export const Profiles = { student: StudentProfile, educator: EducatorProfile };

/** Either profile, as far as both are handled alike. */
export type Profile = Static<typeof StudentProfile> | Static<typeof EducatorProfile>;
