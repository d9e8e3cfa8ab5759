import { t } from '@lingui/core/macro';
import { object, string, type StringSchema } from 'yup';
import type { ClubAudience } from '../../schema.generated.ts';
import { digitCount } from '../characters.ts';
import { emailRule } from '../emailRule.ts';
import { nameRuleOf } from '../nameRule.ts';
import { numberOf } from '../../ui/digits.ts';
import { birthdayRule, percentageRule } from './answerRules.ts';
import { CONFIRMATION, profileLabel, type ProfileField } from './profileFields.ts';
import { isSameEmail, type ProfileValues } from './profileValues.ts';

const WHOLE = /^\p{Nd}{1,3}$/u;

const ageRule = string()
  .trim()
  .test(
    'age',
    () => t`Enter a whole number from 1 to 100`,
    (value = '') =>
      value === '' || (WHOLE.test(value) && numberOf(value) >= 1 && numberOf(value) <= 100),
  );

const requiredText = (field: ProfileField) => t`${{ label: profileLabel(field) }} is required`;

const phoneRule = string().test(
  'phone',
  () => requiredText('phone'),
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
      : rule.required(() => t`Enter your password to change the email`),
  );

const NAMES: readonly ProfileField[] = ['name', 'schoolName', 'institution'];

/** Rule of a required field: text, or a name. */
function requiredRule(field: ProfileField, stored: string | undefined) {
  const required = () => requiredText(field);
  if (!NAMES.includes(field)) return string().trim().required(required);
  return nameRuleOf({ required, ...(stored !== undefined && { stored }) });
}

/**
 * Validation schema of the profile form.
 * @param ownEmail the stored email in the own form, which a password protects
 * @param stored the values that the form began with: a stored name stays valid
 */
export const profileSchema = (
  audience: ClubAudience,
  ownEmail: string | null,
  stored?: ProfileValues,
) =>
  object({
    ...SHAPES,
    ...Object.fromEntries(
      REQUIRED[audience].map((field) => [field, requiredRule(field, stored?.[field])]),
    ),
    ...(ownEmail !== null && { [CONFIRMATION]: confirmationOf(ownEmail) }),
    email: emailRule,
    phone: phoneRule,
  });
