import type { OrError } from '../backend/reading/orError.ts';
import type { PartialPerson } from './person.ts';

/** A person seen through the form. */
export interface Submission {
  person: PartialPerson;
  /** When the form was submitted; null when it was not. */
  submittedAt: OrError<string | null>;
  /** False where the record's id may be the submission's own, or there is none. */
  isIdentified: boolean;
  /** The same of the person with this id. */
  of: (personId: string) => Submission;
}
