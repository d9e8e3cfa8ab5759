import type { Language } from './words.ts';

/**
 * Answers of the career form (students) or professional form (educators). Unanswered questions are
 * absent.
 */
export interface FormDetails {
  /** Birthday, `YYYY-MM-DD`. */
  dateOfBirth?: string;
  /** Age in years, as entered. */
  age?: number;
  gender?: string;
  address?: string;
  city?: string;
  state?: string;
  emergencyContact?: string;
  preferredLanguage?: string;
  interests?: string[];
  achievements?: string;

  // Students
  class?: string;
  schoolName?: string;
  /** Percent, 0 to 100. */
  tenthPercentage?: number;
  /** Percent, 0 to 100. */
  twelfthPercentage?: number;
  futureAspirations?: string;
  parentContact?: string;
  academicStream?: string;
  /** Consent of a guardian; `modules/people/consent.ts` says who needs it. */
  consent?: GuardianConsent;

  // Educators
  currentPosition?: string;
  institution?: string;
  /** Range of years, for example `6-10 years`. */
  experience?: string;
  qualifications?: string;
  specialization?: string;
  researchInterests?: string;
  publications?: string;
  certifications?: string;
}

/** Consent of a parent or guardian to the use of the platform. */
export interface GuardianConsent {
  guardianName: string;
  /** Relation to the student, for example `Mother`. */
  relation: string;
  /** Phone number or email. */
  contact: string;
  /** `YYYY-MM-DD`. */
  givenOn: string;
  /** Version of the accepted privacy notice. */
  noticeVersion: string;
  /** Language of the accepted text; English in older records, which have none. */
  language?: Language;
}
