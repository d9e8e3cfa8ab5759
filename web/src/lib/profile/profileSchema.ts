import { object, string, type StringSchema } from 'yup';
import type { ClubAudience } from '../../schema.generated.ts';
import { digitCount } from '../digitCount.ts';
import { emailRule } from '../emailRule.ts';
import { birthdayRule, percentageRule } from './answerRules.ts';
import { CONFIRMATION, PROFILE_LABELS, type ProfileField } from './profileFields.ts';
import { isSameEmail } from './profileValues.ts';

const WHOLE = /^\d{1,3}$/;

const ageRule = string()
  .trim()
  .test(
    'age',
    'Enter a whole number from 1 to 100',
    (value = '') =>
      value === '' || (WHOLE.test(value) && Number(value) >= 1 && Number(value) <= 100),
  );

const phoneRule = string().test(
  'phone',
  `${PROFILE_LABELS.phone} is required`,
  (value = '') => digitCount(value) > 0,
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

/** Required with another email than the stored one. */
const confirmationOf = (storedEmail: string) =>
  string().when('email', ([email], rule) =>
    isSameEmail(typeof email === 'string' ? email : '', storedEmail)
      ? rule
      : rule.required('Enter your password to change the email'),
  );

/**
 * Validation schema of the profile form.
 * @param ownEmail the stored email in the own form, which a password protects
 */
export const profileSchema = (audience: ClubAudience, ownEmail: string | null) =>
  object({
    ...SHAPES,
    ...Object.fromEntries(
      REQUIRED[audience].map((field) => [
        field,
        string().trim().required(`${PROFILE_LABELS[field]} is required`),
      ]),
    ),
    ...(ownEmail !== null && { [CONFIRMATION]: confirmationOf(ownEmail) }),
    email: emailRule,
    phone: phoneRule,
  });
