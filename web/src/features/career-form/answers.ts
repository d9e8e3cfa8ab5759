/** Every field of the two forms, as typed; each form uses its own part. */
export const FIELDS = [
  'fullName',
  'email',
  'phone',
  'dateOfBirth',
  'age',
  'gender',
  'preferredLanguage',
  'class',
  'schoolName',
  'tenthPercentage',
  'twelfthPercentage',
  'academicStream',
  'currentPosition',
  'institution',
  'experience',
  'qualifications',
  'specialization',
  'interests',
  'futureAspirations',
  'researchInterests',
  'publications',
  'certifications',
  'achievements',
  'address',
  'city',
  'state',
  'parentContact',
  'emergencyContact',
  'guardianName',
  'guardianRelation',
  'guardianContact',
  'consentGivenOn',
  'consentVersion',
  'clubId',
] as const;

export type FieldName = (typeof FIELDS)[number];
export type Answers = Record<FieldName, string>;

/** No answers; an empty text means "not answered". */
export const NO_ANSWERS = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Answers;

/** Whether a kept draft holds answers; one of an older version of the form may lack some. */
export function areAnswers(value: unknown): value is Answers {
  if (typeof value !== 'object' || value === null) return false;
  const answers = value as Record<string, unknown>;
  return FIELDS.every((field) => ['string', 'undefined'].includes(typeof answers[field]));
}
