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
