import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FormDetails } from '../../domain/form-details.ts';
import type { AccountStatus, Audience, Role, StageStatus } from '../../domain/words.ts';

/** A moment the database fills in when it is not given. */
type Now = ColumnType<Date, Date | undefined, Date>;

export interface UsersTable {
  id: Generated<string>;
  name: string;
  /** Lower-cased; unique. */
  email: string;
  phone: string | null;
  role: Role;
  password_hash: string;
  /** null counts as active. */
  status: AccountStatus | null;
  created_at: Now;
}

export interface ClubsTable {
  id: Generated<string>;
  name: string;
  description: string;
  audience: Audience;
  created_at: Now;
}

export interface StagesTable {
  id: Generated<string>;
  club_id: string;
  /** From 0, in the club's order; unique within the club (checked at commit). */
  position: number;
  /** May be blank, then it is shown as `Stage n`. */
  name: string;
  description: string | null;
}

/** One row for each user with the role mentor. */
export interface MentorsTable {
  user_id: string;
  club_id: string | null;
  experience: string | null;
  specialization: string | null;
}

/** One row for each user with the role student or educator. */
export interface PeopleTable {
  user_id: string;
  /** Same word as the user's role. */
  audience: Audience;
  club_id: string | null;
  mentor_id: string | null;
  /** null: the school's name stands for it. */
  education: string | null;
  form_submitted: Generated<boolean>;
  /** When the form was first submitted. */
  form_submitted_at: Date | null;
  /** Written as JSON text; `{}` when nothing was answered. */
  details: JSONColumnType<FormDetails, string | undefined>;
}

/** The newest save for each person and stage; no row means not started. */
export interface ProgressTable {
  person_id: string;
  stage_id: string;
  status: StageStatus;
  feedback: string | null;
  saved_at: Date;
  /** Set exactly while the status is completed; saving only feedback does not move it. */
  completed_at: Date | null;
  /** null when that account was removed; the name stays. */
  saved_by: string | null;
  saved_by_name: string;
}

/** What can be recorded in the history of a person. */
export type HistoryWhat = 'progress' | 'club' | 'mentor' | 'profile' | 'status';

/** Append-only: every change of a person made by someone else. */
export interface HistoryTable {
  id: Generated<number>;
  person_id: string;
  at: Date;
  /** null when that account was removed; name and role stay. */
  by_id: string | null;
  by_name: string;
  by_role: Role;
  what: HistoryWhat;
  /** Written as JSON text. null: there was nothing before. */
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  /** Written as JSON text. null: it was removed. */
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex: a copy of the table lets nobody in. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  last_used_at: Date;
  /** Absolute end, however busy the session is. */
  expires_at: Date;
}

/** Holds one row once demo data was loaded, so that it never comes back after a clean-up. */
export interface DemoLoadsTable {
  loaded_at: Date;
}

/** Every table of the database as Kysely sees it; the migrations are its source. */
export interface Database {
  users: UsersTable;
  clubs: ClubsTable;
  stages: StagesTable;
  mentors: MentorsTable;
  people: PeopleTable;
  progress: ProgressTable;
  history: HistoryTable;
  sessions: SessionsTable;
  demo_loads: DemoLoadsTable;
}
