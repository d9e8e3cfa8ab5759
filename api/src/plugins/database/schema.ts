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

/**
 * One row for each person: what lists are searched, narrowed and sorted by. Read only: triggers keep
 * it (migration 0005). Texts are in lower case.
 */
export interface RosterTable {
  person_id: string;
  audience: Audience;
  name: string;
  email: string;
  /** The number of the student's class. */
  class: number | null;
  /** The student's school or the educator's institution. */
  place: string | null;
  /** The educator's. */
  position: string | null;
  /** All that a list of people is searched in. */
  search: string;
  /** How much of `search` is the name, in characters. */
  name_length: number;
  /** How much of `search` is the name and the email. */
  contact_length: number;
  /** An absent status is active. */
  status: AccountStatus;
  created_at: Date;
  /** The flag, or a key detail. */
  submitted: boolean;
  submitted_at: Date | null;
  club_id: string | null;
  mentor_id: string | null;
  /** Whole percent, 0 to 100. */
  percent: number;
  current_stage: string | null;
  last_saved_at: Date | null;
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
export const historyWhats = ['progress', 'club', 'mentor', 'profile', 'status'] as const;
export type HistoryWhat = (typeof historyWhats)[number];

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
  /** By which the user's list of sessions names it. */
  id: Generated<string>;
  /** Of the login, cut to a fair length; null when none was sent. */
  user_agent: string | null;
}

/** What can become of a request for deletion; one that is asked is open. */
export const deletionStatuses = ['asked', 'withdrawn', 'refused', 'carried out'] as const;
export type DeletionStatus = (typeof deletionStatuses)[number];

/** Requests of people that their data be deleted. */
export interface DeletionRequestsTable {
  id: Generated<string>;
  /** null once it was carried out. */
  person_id: string | null;
  status: DeletionStatus;
  /** In the person's words; null when none was given, or once it was carried out. */
  reason: string | null;
  asked_at: Date;
  /** When it was withdrawn, refused or carried out. */
  decided_at: Date | null;
  /** The administrator's, where one decided. */
  decided_by_name: string | null;
  /** Why it was refused. */
  answer: string | null;
}

/** The first answers to calls with an Idempotency-Key, for 24 hours. */
export interface IdempotencyKeysTable {
  /** SHA-256 of caller, route and key. */
  id: string;
  /** null: nobody was signed in. */
  user_id: string | null;
  /** Keyed with the key, which is kept nowhere. */
  body_hash: string;
  /** Of HTTP. */
  status: number;
  /** JSON text, word for word. */
  body: string;
  etag: string | null;
  created_at: Date;
}

/** A forgotten password that may be set anew: one row for each account at most. */
export interface PasswordResetsTable {
  user_id: string;
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  expires_at: Date;
}

/** Mails that say that there is something new; no row: wanted, and none was sent. */
export interface UpdateMailsTable {
  user_id: string;
  wanted: Generated<boolean>;
  /** The last one. */
  sent_at: Date | null;
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
  roster: RosterTable;
  progress: ProgressTable;
  history: HistoryTable;
  sessions: SessionsTable;
  deletion_requests: DeletionRequestsTable;
  password_resets: PasswordResetsTable;
  update_mails: UpdateMailsTable;
  idempotency_keys: IdempotencyKeysTable;
  demo_loads: DemoLoadsTable;
}
