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
  'consentLanguage',
  'clubId',
] as const;

export type FieldName = (typeof FIELDS)[number];
export type Answers = Record<FieldName, string>;

/** Empty answers; an empty string means "not answered". */
export const NO_ANSWERS = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Answers;

const changedFields = (earlier: Answers, answers: Answers): FieldName[] =>
  FIELDS.filter((field) => answers[field] !== earlier[field]);

export const hasChanges = (earlier: Answers, answers: Answers): boolean =>
  changedFields(earlier, answers).length > 0;

/** The answers that differ from the earlier ones. */
export const changedAnswers = (earlier: Answers, answers: Answers): Partial<Answers> =>
  Object.fromEntries(changedFields(earlier, answers).map((field) => [field, answers[field]]));

/** Whether a stored draft is valid: the changed answers; all answers in one of an older release. */
export function areAnswers(value: unknown): value is Partial<Answers> {
  if (typeof value !== 'object' || value === null) return false;
  const answers = value as Record<string, unknown>;
  return FIELDS.every((field) => ['string', 'undefined'].includes(typeof answers[field]));
}
