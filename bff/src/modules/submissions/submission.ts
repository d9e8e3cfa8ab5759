import type { PartialPerson } from '../people/person.ts';

/** A person seen through the form. */
export interface Submission {
  person: PartialPerson;
  /** Whether the form counts as submitted. */
  submitted: boolean;
  submittedAt: string | null;
}
