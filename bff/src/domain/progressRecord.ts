import type { PageOf, Sort } from './page.ts';
import type { PartialPerson } from './person.ts';
import type { Progress, ProgressBand, ProgressStatus } from './progress.ts';

/** An entry of the progress tracker: a person with the progress. */
export interface ProgressRecord {
  readonly person: PartialPerson;
  readonly mentorName: string | null;
  readonly clubName: string | null;
  readonly progress: Progress;
  readonly lastUpdated: string | null;
}

/** One page of the tracker. */
export interface ProgressRecordPage extends PageOf<ProgressRecord> {
  /**
   * Figures over all people of the audience; takes one more call where the list is not complete.
   */
  summary: () => ProgressSummary | Promise<ProgressSummary>;
}

/** The four figures above the progress tracker. */
export interface ProgressSummary {
  total: number;
  completed: number;
  inProgress: number;
  /** Rounded half up; 0 without people. */
  averagePercent: number;
}

/** Filter of the progress tracker. */
export interface ProgressRecordFilter {
  search?: string | null;
  status?: ProgressStatus | null;
  clubId?: string | null;
  mentorId?: string | null;
  band?: ProgressBand | null;
  /** Name of the stage; empty for people who have not started. */
  currentStage?: string | null;
}

export type ProgressRecordSort = Sort<'NAME' | 'PERCENT' | 'LAST_UPDATED'>;
