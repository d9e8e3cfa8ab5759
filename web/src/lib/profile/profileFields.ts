import { msg } from '@lingui/core/macro';
import { textOf } from '../i18n/catalogs.ts';

const LABELS = {
  name: msg`Name`,
  email: msg`Email`,
  currentPassword: msg`Current password`,
  phone: msg`Phone`,
  gender: msg`Gender`,
  education: msg`Education`,
  status: msg`Status`,
  class: msg`Class`,
  schoolName: msg`School`,
  academicStream: msg`Academic stream`,
  tenthPercentage: msg`10th percentage`,
  twelfthPercentage: msg`12th percentage`,
  currentPosition: msg`Position`,
  institution: msg`Institution`,
  experience: msg`Years of experience`,
  qualifications: msg`Highest qualification`,
  specialization: msg`Specialization`,
  dateOfBirth: msg`Date of birth`,
  age: msg`Age`,
  address: msg`Address`,
  city: msg`City`,
  state: msg`State`,
  parentContact: msg`Parent/guardian contact`,
  emergencyContact: msg`Emergency contact`,
  preferredLanguage: msg`Preferred language`,
  interests: msg`Interests`,
  futureAspirations: msg`Aspirations`,
  researchInterests: msg`Research interests`,
  publications: msg`Publications`,
  certifications: msg`Certifications`,
  achievements: msg`Achievements`,
};

export type ProfileField = keyof typeof LABELS;

export const isProfileField = (field: string): field is ProfileField => field in LABELS;

/** Label of a profile field in forms, views and the history. */
export const profileLabel = (field: ProfileField): string => textOf(LABELS[field]);

/** Confirms a change of the own email; no field of the record. */
export const CONFIRMATION = 'currentPassword' satisfies ProfileField;

/** All fields, in the order of the forms. */
export const PROFILE_FIELDS = Object.keys(LABELS) as ProfileField[];
