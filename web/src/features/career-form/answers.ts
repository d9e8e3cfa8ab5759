/** Fields of both forms; each form uses a part of them. */
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

/** Empty answers; an empty string means "not answered". */
export const NO_ANSWERS = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Answers;

/** Whether a stored draft is valid; one of an older release may lack fields. */
export function areAnswers(value: unknown): value is Answers {
  if (typeof value !== 'object' || value === null) return false;
  const answers = value as Record<string, unknown>;
  return FIELDS.every((field) => ['string', 'undefined'].includes(typeof answers[field]));
}
