/** Labels of the profile fields in forms, views and the history. */
export const PROFILE_LABELS = {
  name: 'Name',
  email: 'Email',
  currentPassword: 'Current password',
  phone: 'Phone',
  gender: 'Gender',
  education: 'Education',
  status: 'Status',
  class: 'Class',
  schoolName: 'School',
  academicStream: 'Academic stream',
  tenthPercentage: '10th percentage',
  twelfthPercentage: '12th percentage',
  currentPosition: 'Position',
  institution: 'Institution',
  experience: 'Years of experience',
  qualifications: 'Highest qualification',
  specialization: 'Specialization',
  dateOfBirth: 'Date of birth',
  age: 'Age',
  address: 'Address',
  city: 'City',
  state: 'State',
  parentContact: 'Parent/guardian contact',
  emergencyContact: 'Emergency contact',
  preferredLanguage: 'Preferred language',
  interests: 'Interests',
  futureAspirations: 'Aspirations',
  researchInterests: 'Research interests',
  publications: 'Publications',
  certifications: 'Certifications',
  achievements: 'Achievements',
} as const;

export type ProfileField = keyof typeof PROFILE_LABELS;

/** Confirms a change of the own email; no field of the record. */
export const CONFIRMATION = 'currentPassword' satisfies ProfileField;

/** All fields, in the order of the forms. */
export const PROFILE_FIELDS = Object.keys(PROFILE_LABELS) as ProfileField[];
