import type { Audience } from './account.ts';
import type { Club } from './club.ts';
import type { Mentor } from './mentor.ts';
import type { BandCount, StageCount, WaitingPerson } from './statistics.ts';

/** Which people an overview is about, and the length of its periods. */
export interface OverviewQuery {
  /** Null for both. */
  audience: Audience | null;
  /** Null for all. */
  clubId: string | null;
  by: Period;
}

export type Period = 'WEEK' | 'MONTH';

/** Where everybody stands; each part is loaded on selection. */
export interface Overview {
  stages: () => Promise<ClubStageCount[]>;
  bands: () => Promise<BandCount[]>;
  submissions: () => Promise<SubmissionCount[]>;
  mentors: () => Promise<MentorLoad[]>;
  longestWaiting: () => Promise<WaitingPerson[]>;
  silentMentors: () => Promise<SilentMentor[]>;
}

/** Number of people of one club, or of none, with one current stage. */
export interface ClubStageCount extends StageCount {
  club: Club | null;
}

/** Number of forms submitted in one period. */
export interface SubmissionCount {
  /** First day of the period, as `YYYY-MM-DD`. */
  from: string;
  count: number;
}

export interface MentorLoad {
  mentor: Mentor;
  /** Number of assigned people. */
  count: number;
}

/** A mentor whose people below 100 percent have all been waiting for long. */
export interface SilentMentor extends MentorLoad {
  /** Start of the shortest wait. */
  since: string | null;
}
