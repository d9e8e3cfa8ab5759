/** The consent of a parent or guardian to a student's use of the platform. */
export interface GuardianConsent {
  readonly guardianName: string;
  readonly relation: string | null;
  readonly contact: string | null;
  /** `YYYY-MM-DD`. */
  readonly givenOn: string | null;
  /** Of the privacy notice. */
  readonly noticeVersion: string | null;
  /** BCP 47; null where the backend has none. */
  readonly language: string | null;
}

/** Type of the value of each kind of answer; null if the answer is missing. */
interface Answers {
  text: string | null;
  whole: number | null;
  decimal: number | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  words: string[];
  consent: GuardianConsent | null;
}

type Form = Readonly<Record<string, keyof Answers>>;

type DetailsOf<F extends Form> = { readonly [K in keyof F]: Answers[F[K]] };

/** Answers of both forms. */
const common = {
  dateOfBirth: 'day',
  age: 'whole',
  gender: 'text',
  address: 'text',
  city: 'text',
  state: 'text',
  emergencyContact: 'text',
  preferredLanguage: 'text',
  interests: 'words',
  achievements: 'text',
} as const satisfies Form;

/** Frequent answers first: one answer shows that the form is not empty. */
export const careerForm = {
  class: 'text',
  schoolName: 'text',
  parentContact: 'text',
  academicStream: 'text',
  tenthPercentage: 'decimal',
  twelfthPercentage: 'decimal',
  futureAspirations: 'text',
  ...common,
  consent: 'consent',
} as const satisfies Form;

export const professionalForm = {
  currentPosition: 'text',
  institution: 'text',
  experience: 'text',
  qualifications: 'text',
  specialization: 'text',
  researchInterests: 'text',
  publications: 'text',
  certifications: 'text',
  ...common,
} as const satisfies Form;

/** The answers of the career form. */
export type StudentDetails = DetailsOf<typeof careerForm>;

/** The answers of the professional form. */
export type EducatorDetails = DetailsOf<typeof professionalForm>;
