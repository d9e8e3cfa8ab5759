import { object, string } from 'yup';
import { digitCount } from '../../../lib/characters.ts';
import { emailRule } from '../../../lib/emailRule.ts';
import { accountNameRule, nameRule } from '../../../lib/nameRule.ts';
import { newPasswordRule } from '../../../lib/password/newPasswordRule.ts';
import { statusOf } from './mentorList.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';

/** Values of the schema for missing experience and specialization. */
export const NO_EXPERIENCE = 'Not specified';
export const NO_SPECIALIZATION = 'General';

/** The fields of the mentor forms. */
export interface MentorValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  clubId: string;
  experience: string;
  specialization: string;
  status: string;
}

export const NEW_MENTOR: MentorValues = {
  name: '',
  email: '',
  phone: '',
  password: '',
  clubId: '',
  experience: '',
  specialization: '',
  status: 'active',
};

export const FIELDS = Object.keys(NEW_MENTOR);

export function valuesOf(mentor: MentorRowFragment): MentorValues {
  return {
    name: mentor.name,
    email: mentor.email ?? '',
    phone: mentor.phone ?? '',
    password: '',
    clubId: mentor.club?.id ?? '',
    experience: mentor.experience === NO_EXPERIENCE ? '' : mentor.experience,
    specialization: mentor.specialization === NO_SPECIALIZATION ? '' : mentor.specialization,
    status: statusOf(mentor),
  };
}

/** Input of both mutations. */
export const inputOf = ({ name, email, phone, clubId, ...more }: MentorValues) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  clubId,
  experience: more.experience.trim() || null,
  specialization: more.specialization.trim() || null,
});

/** Whether these values end the mentor's assignments: another club, or no login. */
export const endsAssignments = (
  mentor: MentorRowFragment,
  { status, clubId }: MentorValues,
): boolean =>
  (status === 'inactive' && statusOf(mentor) !== 'inactive') ||
  (clubId !== '' && clubId !== mentor.club?.id);

const changeSchema = object({
  name: nameRule,
  email: emailRule,
  phone: string()
    .trim()
    .required('Phone number is required')
    .test('digits', 'Phone number must be at least 10 digits', (phone) => digitCount(phone) >= 10),
  clubId: string().required('Please select a club'),
});

/** Validation schemas; only a new mentor has a password, and a stored name stays valid. */
export const mentorSchema = {
  add: changeSchema.shape({ password: newPasswordRule }),
  edit: ({ name }: { name: string }) => changeSchema.shape({ name: accountNameRule(name) }),
};
