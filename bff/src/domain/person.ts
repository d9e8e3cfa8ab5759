import type { Audience, Role } from './account.ts';
import type { Club } from './club.ts';
import type { AgreedStep, NextSession } from './counselling.ts';
import type { EducatorDetails, StudentDetails } from './form.ts';
import type { InterestProfile } from './interests.ts';
import type { Mentor } from './mentor.ts';
import type { Sort } from './page.ts';
import type { Progress, ProgressBand } from './progress.ts';
import type { Reference } from './reference.ts';

interface PersonRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Email that replaces `email` once it is confirmed; null for other readers than the person. */
  readonly pendingEmail: string | null;
  readonly phone: string | null;
  readonly status: string | null;
  /** Null when the reader cannot know. */
  readonly formSubmitted: boolean | null;
  readonly createdAt: string | null;
  readonly club: Reference<Club>;
  readonly mentor: Reference<Mentor>;
  /** Undefined when the call did not include it. */
  progress: Progress | undefined;
  /** Null without one and where the backend has none. */
  readonly nextSession: NextSession | null;
  /** Undefined when the call did not include them: they come with the progress. */
  readonly agreedSteps: AgreedStep[] | undefined;
  /** The mentor's notes as the mentor's list gives them; null for other readers. */
  readonly notes: string | null;
  /** The tag of the record; null where the backend gives none. */
  readonly version: string | null;
  /** The role whose calls it was read with. */
  readonly reader: Role;
}

/** A student, whichever call it was read with. */
export interface Student extends PersonRecord {
  readonly audience: 'student';
  readonly education: string | null;
  /** Null without any answer. */
  readonly formDetails: StudentDetails | null;
  /**
   * Whether the student is under 18 without a guardian's consent; null when the reader cannot know.
   */
  readonly consentMissing: boolean | null;
  /** Null without one and for other readers than the student and the mentor. */
  readonly interestProfile: InterestProfile | null;
  /** Whether the interest profile needs a guardian's consent first; null for other readers. */
  readonly interestConsentDue: boolean | null;
}

/** An educator, whichever call it was read with. */
export interface Educator extends PersonRecord {
  readonly audience: 'educator';
  /** Null without any answer. */
  readonly formDetails: EducatorDetails | null;
}

export type Person = Student | Educator;

/** The person type that belongs to an audience. */
export type PersonOf<A extends Audience> = Extract<Person, { audience: A }>;

/** Fields that every call with a person includes. */
type Identity = 'id' | 'name' | 'audience' | 'reader';

/**
 * A person read with a call that does not include the whole record; the other fields are undefined.
 */
type PartOf<P extends Person> = Pick<P, Identity> & {
  [K in Exclude<keyof P, Identity>]?: P[K] | undefined;
};
export type PartialStudent = PartOf<Student>;
export type PartialEducator = PartOf<Educator>;
export type PartialPerson = PartialStudent | PartialEducator;

/** Filter of a list of people; null and absent criteria are ignored. */
export interface PersonFilter {
  search?: string | null;
  status?: string | null;
  clubId?: string | null;
  mentorId?: string | null;
  band?: ProgressBand | null;
  assignment?: AssignmentGap | null;
  consent?: 'MISSING' | null;
  /** Name of the stage; empty for people who have not started. */
  currentStage?: string | null;
  /** Day since which, or longer, people below 100 percent have been waiting. */
  waitingBefore?: string | null;
}

/** Problems with the club and mentor of a person. */
export type AssignmentGap = 'NO_CLUB' | 'NO_MENTOR' | 'INACTIVE_MENTOR' | 'MENTOR_OF_OTHER_CLUB';

export type PersonSort = Sort<'NAME' | 'EMAIL' | 'ACADEMIC' | 'STATUS' | 'CREATED_AT'>;

/** Filter of the mentor's list of people. */
export interface MentorPersonFilter {
  search?: string | null;
  band?: ProgressBand | null;
  /** Name of the stage; empty for people who have not started. */
  currentStage?: string | null;
  clubId?: string | null;
  /** Whether the update is pending: not complete, and not saved for 14 days or never. */
  waiting?: boolean | null;
  /** Whether no stage of the present club has feedback. */
  noFeedback?: boolean | null;
  /** Whether the progress is from 1 to 99 percent. */
  active?: boolean | null;
  /** Whether the mentor has not read all answers. */
  unreadAnswers?: boolean | null;
}

export type MentorPersonSort = Sort<'NAME' | 'PROGRESS' | 'WAITING_SINCE'>;

/** An admin's change of a person; absent fields are unchanged, null clears a field. */
export interface PersonChange {
  id: string;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  gender?: string | null;
  status?: string | null;
  education?: string | null;
  formSubmitted?: boolean | null;
  formDetails?: object | null;
  /** The version that must still be current. */
  ifVersion?: string | null;
}

/** A person's change of their own record: account fields, and form answers. */
export interface OwnChange {
  name: string;
  email: string;
  phone: string;
  currentPassword?: string | null;
  ifVersion?: string | null;
}

/** A person's own form: account fields and form answers. */
export interface FormAnswers {
  fullName: string;
  email: string;
  phone: string;
  clubId?: string | null;
  interests?: string[] | null;
}
