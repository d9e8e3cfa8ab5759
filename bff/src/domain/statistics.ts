import type { ProgressBand } from './progress.ts';

/** The five figures of the admin dashboard. */
export interface DashboardCounts {
  students: number;
  educators: number;
  mentors: number;
  clubs: number;
  formSubmitted: number;
}

/** Number of people in one band. */
export interface BandCount {
  band: ProgressBand;
  count: number;
}

/** Number of people with one current stage; null for people who have not started. */
export interface StageCount {
  stage: string | null;
  count: number;
}

/** A person of the mentor, and since when they wait, or when the session is; null when unknown. */
export interface WaitingPerson {
  id: string;
  name: string;
  since: string | null;
}

/** Counts over the mentor's people. */
export interface PeopleCounts {
  readonly bands: BandCount[];
  readonly stages: StageCount[];
  readonly longestWaiting: WaitingPerson[];
  readonly withoutFeedback: number;
  readonly longestWithoutFeedback: WaitingPerson[];
}

/** The figures of the mentor dashboard; counts that the call did not include are absent. */
export interface MentorStats extends Partial<PeopleCounts> {
  totalStudents: number;
  activeStudents: number;
  completedSessions: number;
  pendingUpdates: number;
  /** These four are null where the backend lacks them. */
  unreadAnswers: number | null;
  todaySessions: WaitingPerson[] | null;
  missedSessions: WaitingPerson[] | null;
  heldSessions: number | null;
}
