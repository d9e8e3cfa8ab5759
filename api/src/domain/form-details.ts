/**
 * The answers of the career form (students) or the professional form (educators). A question that
 * was not answered is absent.
 */
export interface FormDetails {
  /** Birthday, `YYYY-MM-DD`. */
  dateOfBirth?: string;
  /** Whole years, as stated. */
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
  /** A guardian's consent, of students under 18. */
  consent?: GuardianConsent;

  // Educators
  currentPosition?: string;
  institution?: string;
  /** A range of years in words, for example `6-10 years`. */
  experience?: string;
  qualifications?: string;
  specialization?: string;
  researchInterests?: string;
  publications?: string;
  certifications?: string;
}

/** The consent of a parent or guardian to a student's use of the platform. */
export interface GuardianConsent {
  guardianName: string;
  /** To the student, for example `Mother`. */
  relation: string;
  /** Phone number or email. */
  contact: string;
  /** `YYYY-MM-DD`. */
  givenOn: string;
  /** Version of the privacy notice that was agreed to. */
  noticeVersion: string;
}
