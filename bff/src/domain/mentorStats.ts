import type { ProgressBand } from './progress.ts';

/** Number of people in one group of progress. */
export interface BandCount {
  band: ProgressBand;
  count: number;
}

/** Number of people with one current stage; null of people who have not started. */
export interface StageCount {
  stage: string | null;
  count: number;
}

/** One of the mentor's people, and since when that person waits; null when it is unknown. */
export interface WaitingPerson {
  id: string;
  name: string;
  since: string | null;
}

/** How far the mentor's people are, and who waits. */
export interface PeopleCounts {
  readonly bands: BandCount[];
  readonly stages: StageCount[];
  readonly longestWaiting: WaitingPerson[];
  readonly withoutFeedback: number;
  readonly longestWithoutFeedback: WaitingPerson[];
}

/** The figures of the mentor dashboard; counts that the call did not include are undefined. */
export type MentorStats = {
  totalStudents: number;
  activeStudents: number;
  completedSessions: number;
  pendingUpdates: number;
} & { [K in keyof PeopleCounts]?: PeopleCounts[K] | undefined };
