import type { Reference } from '../backend/reading/reference.ts';
import type { Role } from './user.ts';
import type { Audience } from '../graphql/audience.ts';
import type { Club } from './club.ts';
import type { Mentor } from './mentor.ts';
import type { Progress } from './progress.ts';
import type { AnswersOf, careerForm, professionalForm } from '../backend/entities/formDetails.ts';

/** The answers of the career form. */
export type StudentDetails = AnswersOf<typeof careerForm>;

/** The answers of the professional form. */
export type EducatorDetails = AnswersOf<typeof professionalForm>;

interface PersonRecord {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  status: string | null;
  /** Null when the reader can't tell. */
  formSubmitted: boolean | null;
  createdAt: string | null;
  club: Reference<Club>;
  mentor: Reference<Mentor>;
  /** Undefined when the call did not carry it. */
  progress: Progress | undefined;
  /** The tag of a record that was read or written alone; null in a list. */
  version: string | null;
  reader: Role;
}

/** A student, whichever call it was read with. */
export interface Student extends PersonRecord {
  audience: 'student';
  education: string | null;
  formDetails: StudentDetails;
}

/** An educator, whichever call it was read with. */
export interface Educator extends PersonRecord {
  audience: 'educator';
  formDetails: EducatorDetails;
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
