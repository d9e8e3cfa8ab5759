import { object, string, type StringSchema } from 'yup';
import type { ClubAudience } from '../../schema.generated.ts';
import { emailRule } from '../emailRule.ts';
import { birthdayRule, percentageRule } from './answerRules.ts';
import { PROFILE_LABELS, type ProfileField } from './profileFields.ts';

const WHOLE = /^\d{1,3}$/;

const ageRule = string()
  .trim()
  .test(
    'age',
    'Enter a whole number from 1 to 100',
    (value = '') =>
      value === '' || (WHOLE.test(value) && Number(value) >= 1 && Number(value) <= 100),
  );

const REQUIRED: Record<ClubAudience, readonly ProfileField[]> = {
  STUDENT: ['name', 'email', 'phone', 'class', 'schoolName'],
  EDUCATOR: ['name', 'email', 'phone', 'currentPosition', 'institution'],
};

export const isRequired = (audience: ClubAudience, field: ProfileField): boolean =>
  REQUIRED[audience].includes(field);

const SHAPES: Partial<Record<ProfileField, StringSchema>> = {
  dateOfBirth: birthdayRule,
  age: ageRule,
  tenthPercentage: percentageRule,
  twelfthPercentage: percentageRule,
};

/** The rules of the profile form. */
export const profileSchema = (audience: ClubAudience) =>
  object({
    ...SHAPES,
    ...Object.fromEntries(
      REQUIRED[audience].map((field) => [
        field,
        string().trim().required(`${PROFILE_LABELS[field]} is required`),
      ]),
    ),
    email: emailRule,
  });
