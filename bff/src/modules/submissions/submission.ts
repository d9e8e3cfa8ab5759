import type { OrError } from '../../rest/orError.ts';
import type { PartialPerson } from '../people/person.ts';

/** A person seen through the form. */
export interface Submission {
  person: PartialPerson;
  /** When the form was submitted; null when it was not. */
  submittedAt: OrError<string | null>;
}
