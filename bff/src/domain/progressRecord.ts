import type { PageOf } from '../backend/lists/paging.ts';
import type { OrError } from '../backend/reading/orError.ts';
import type { Audience } from '../graphql/audience.ts';
import type { PartialPerson } from './person.ts';
import type { Progress } from './progress.ts';

/** A person as the progress tracker lists them. */
export interface ProgressRecord {
  person: PartialPerson;
  mentorName: OrError<string | null>;
  clubName: OrError<string | null>;
  progress: OrError<Progress>;
  lastUpdated: Progress['lastUpdated'];
}

/** One page of the tracker. */
export interface ProgressRecordPage extends PageOf<ProgressRecord> {
  audience: Audience;
  /** Everybody of the audience, where the list call told of all; else null. */
  everybody: { percent: number }[] | null;
}

/** The four figures above the progress tracker. */
export interface ProgressSummary {
  total: number;
  completed: number;
  inProgress: number;
  /** Rounded half up; 0 of nobody. */
  averagePercent: number;
}
