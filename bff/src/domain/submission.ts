import type { Audience } from './account.ts';
import type { Sort } from './page.ts';
import type { PartialPerson } from './person.ts';

/** A person in the list of submitted forms. */
export interface Submission {
  readonly person: PartialPerson;
  /** When the form was submitted; null when it was not. */
  readonly submittedAt: string | null;
}

/** Filter of the list of submissions. */
export interface SubmissionFilter {
  search?: string | null;
  submitted?: boolean | null;
  audience?: Audience | null;
  /** First and last day of the submission. */
  submittedFrom?: string | null;
  submittedTo?: string | null;
}

export type SubmissionSort = Sort<'NAME' | 'SUBMITTED_AT'>;
