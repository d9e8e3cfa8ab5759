import type { Audience, ClubReference, Reader } from '../clubs/club.ts';
import type { MentorReference } from '../mentors/mentor.ts';
import type { Progress } from '../progress/progress.ts';

/** What both forms ask. */
interface CommonDetails {
  dateOfBirth: string | null;
  age: number | null;
  gender: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  emergencyContact: string | null;
  preferredLanguage: string | null;
  interests: string[];
  achievements: string | null;
}

/** The answers of the career form. */
export interface StudentDetails extends CommonDetails {
  parentContact: string | null;
  class: string | null;
  schoolName: string | null;
  academicStream: string | null;
  tenthPercentage: number | null;
  twelfthPercentage: number | null;
  futureAspirations: string | null;
}

/** The answers of the professional form. */
export interface EducatorDetails extends CommonDetails {
  currentPosition: string | null;
  institution: string | null;
  experience: string | null;
  qualifications: string | null;
  specialization: string | null;
  researchInterests: string | null;
  publications: string | null;
  certifications: string | null;
}

interface PersonRecord {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  status: string | null;
  /** Null when the reader can't tell. */
  formSubmitted: boolean | null;
  createdAt: string | null;
  club: ClubReference;
  mentor: MentorReference;
  /** Undefined when the call did not carry it. */
  progress: Progress | undefined;
  /** The tag of a record that was read or written alone; null in a list. */
  version: string | null;
  reader: Reader;
}

/** A student, whichever call it was read with. */
export interface Student extends PersonRecord {
  audience: 'student';
  education: string | null;
  /** Read when asked for: a list seldom is. Null when none are known. */
  formDetails: () => StudentDetails | null;
}

/** An educator, whichever call it was read with. */
export interface Educator extends PersonRecord {
  audience: 'educator';
  /** Read when asked for, as a student's. */
  formDetails: () => EducatorDetails | null;
}

export type Person = Student | Educator;

/** The person type that belongs to an audience. */
export type PersonOf<A extends Audience> = Extract<Person, { audience: A }>;

/** What every call tells that has a person at all. */
type Told = 'id' | 'name' | 'audience' | 'reader';

/** A person as told by a call that does not carry the whole record; what is absent it did not carry. */
type PartOf<P extends Person> = Pick<P, Told> & {
  [K in Exclude<keyof P, Told>]?: P[K] | undefined;
};
export type PartialStudent = PartOf<Student>;
export type PartialEducator = PartOf<Educator>;
export type PartialPerson = PartialStudent | PartialEducator;
