import type { PageOf } from '../../lists/paging.ts';
import type { OrError } from '../../rest/answers/orError.ts';
import type { Audience } from '../clubs/audience.ts';
import type { PartialPerson } from '../people/entity.ts';
import type { Progress } from '../progress/entity.ts';

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
