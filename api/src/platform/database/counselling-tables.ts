import type { Generated, GeneratedAlways } from 'kysely';
import type { InterestArea } from '../../domain/interests.ts';
import type { Role } from '../../domain/words.ts';

export const sessionStatuses = ['planned', 'held', 'missed', 'cancelled'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Meetings of a person with the mentor; at most one is planned. */
export interface CounsellingSessionsTable {
  id: Generated<string>;
  person_id: string;
  status: Generated<SessionStatus>;
  at: Date;
  /** One line: a room, an address or a link. */
  place: string | null;
  /** Number of moves. */
  sequence: Generated<number>;
  /** When it was given its day; null if that was before there were reminders. */
  day_set_at: Date | null;
  /** In the order of creation. */
  number: GeneratedAlways<string>;
}

/** Steps that a person has agreed to do. */
export interface AgreedStepsTable {
  id: Generated<string>;
  person_id: string;
  text: string;
  /** A date without a time zone, `YYYY-MM-DD`. */
  due_on: string | null;
  /** null while it is open. */
  done_at: Date | null;
  /** Role of the account that ticked it; null while it is open. */
  done_by: Exclude<Role, 'admin'> | null;
  created_at: Date;
  /** In the order of creation. */
  number: GeneratedAlways<string>;
}

/** Replies of a person to the present feedback of a stage. */
export interface AnswersTable {
  person_id: string;
  stage_id: string;
  text: string;
  at: Date;
  /** null until the mentor has seen it. */
  read_at: Date | null;
  /** Whether the mentor has saved the stage since, with the same feedback. */
  is_closed: Generated<boolean>;
}

/** The result of a student's interest profile; scores are 0 to 10. Single answers are not stored. */
export type InterestProfilesTable = Record<InterestArea, number> & {
  person_id: string;
  /** Version of the statements. */
  version: number;
  completed_at: Date;
};

export const concernCategories = ['mentor', 'bullying', 'safety', 'wellbeing', 'other'] as const;
export type ConcernCategory = (typeof concernCategories)[number];

/** What people report to the administrators. */
export interface ConcernsTable {
  id: Generated<string>;
  /** null after the writer was erased. */
  writer_id: string | null;
  category: ConcernCategory;
  text: string;
  reported_at: Date;
  /** The administrator who has taken it; not a foreign key. */
  taken_by: string | null;
  taken_by_name: string | null;
  taken_at: Date | null;
  closed_by: string | null;
  closed_by_name: string | null;
  closed_at: Date | null;
  /** Set when it is closed. */
  note: string | null;
  /** In the order of creation. */
  number: GeneratedAlways<string>;
}
