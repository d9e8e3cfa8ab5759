import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { FormDetails } from '../../domain/form-details.ts';
import type {
  EmailChangesTable,
  PasswordResetsTable,
  PendingEmailsTable,
  RegistrationsTable,
} from './link-tables.ts';
import type {
  AgreedStepsTable,
  AnswersTable,
  ConcernsTable,
  CounsellingSessionsTable,
  InterestProfilesTable,
} from './counselling-tables.ts';
import type { AuditTable } from './audit-table.ts';
import type { ImportRowsTable } from './import-tables.ts';
import type {
  MailOutboxTable,
  MailPauseTable,
  SentRemindersTable,
  UpdateMailsTable,
} from './mail-tables.ts';
import type { RecoveryCodesTable, SecondFactorsTable } from './second-factor-tables.ts';
import type { AccountStatus, Audience, Language, Role, StageStatus } from '../../domain/words.ts';

/** Timestamp with a default in the database. */
type Now = ColumnType<Date, Date | undefined, Date>;

export interface UsersTable {
  id: Generated<string>;
  name: string;
  /** Lower-cased; unique. */
  email: string;
  phone: string | null;
  role: Role;
  /** null: none yet, as after an import. */
  password_hash: string | null;
  /** null counts as active. */
  status: AccountStatus | null;
  /** null: never chosen. */
  language: Generated<Language | null>;
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
  /** Equals the user's role. */
  audience: Audience;
  club_id: string | null;
  mentor_id: string | null;
  /** null: the name of the school is shown instead. */
  education: string | null;
  form_submitted: Generated<boolean>;
  /** When the form was first submitted. */
  form_submitted_at: Date | null;
  /** Written as JSON text; `{}` without answers. */
  details: JSONColumnType<FormDetails, string | undefined>;
}

/**
 * Denormalised row per person to search, filter and sort lists. Read-only: maintained by triggers
 * (migration 0005). Texts are in lower case.
 */
export interface RosterTable {
  person_id: string;
  audience: Audience;
  name: string;
  email: string;
  /** Class of the student as a number. */
  class: number | null;
  /** The student's school or the educator's institution. */
  place: string | null;
  /** Position of the educator. */
  position: string | null;
  /** Searchable text: name, email, place and position. */
  search: string;
  /** Length of the name at the start of `search`. */
  name_length: number;
  /** Length of name and email at the start of `search`. */
  contact_length: number;
  /** Without a status: active. */
  status: AccountStatus;
  created_at: Date;
  /** The flag is set or a key detail is filled. */
  submitted: boolean;
  submitted_at: Date | null;
  club_id: string | null;
  mentor_id: string | null;
  /** Whole percent, 0 to 100. */
  percent: number;
  current_stage: string | null;
  last_saved_at: Date | null;
}

/** Progress of a person in a stage. Without a row: not started. */
export interface ProgressTable {
  person_id: string;
  stage_id: string;
  status: StageStatus;
  feedback: string | null;
  saved_at: Date;
  /** Set while the status is completed; unchanged when only feedback is saved. */
  completed_at: Date | null;
  /** null after the account was removed; the name is kept. */
  saved_by: string | null;
  saved_by_name: string;
}

/** Kinds of history entries. */
export const historyKinds = [
  'progress',
  'club',
  'mentor',
  'profile',
  'status',
  'next session',
  'step',
  'answer',
  'interest-profile',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Append-only: changes of a person made by others, and of steps and answers made by the person. */
export interface HistoryTable {
  id: Generated<number>;
  person_id: string;
  at: Date;
  /** null after the account was removed; name and role are kept. */
  by_id: string | null;
  by_name: string;
  by_role: Role;
  what: HistoryKind;
  /** Written as JSON text. null: no value before. */
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  /** Written as JSON text. null: removed. */
  after: ColumnType<Record<string, unknown> | null, string | null, never>;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex: a copy of the table contains no valid token. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  last_used_at: Date;
  /** Expiry, independent of use. */
  expires_at: Date;
  /** Public id in the list of sessions. */
  id: Generated<string>;
  /** User-Agent of the login, truncated; null without the header. */
  user_agent: string | null;
  /** Of a login without a second factor where one is required; until it is turned on. */
  second_factor_due: Generated<boolean>;
  /** Last successful write of an administrator, where there is a replica; null: none. */
  wrote_at: Date | null;
}

/** When administrators were added by administrators; limits their number in an hour. */
export interface AdministratorAdditionsTable {
  id: Generated<number>;
  at: Date;
}

/** Statuses of a deletion request; `asked` is open. */
export const deletionStatuses = ['asked', 'withdrawn', 'refused', 'carried out'] as const;
export type DeletionStatus = (typeof deletionStatuses)[number];

/** Requests of people for the deletion of their data. */
export interface DeletionRequestsTable {
  id: Generated<string>;
  /** null after it was carried out. */
  person_id: string | null;
  status: DeletionStatus;
  /** Reason given by the person; null without one and after it was carried out. */
  reason: string | null;
  asked_at: Date;
  /** When it was withdrawn, refused or carried out. */
  decided_at: Date | null;
  /** Name of the administrator; null when withdrawn. */
  decided_by_name: string | null;
  /** Reason of a refusal. */
  answer: string | null;
  /** In the order of creation. */
  number: GeneratedAlways<string>;
}

/** Responses stored for idempotency keys, for 24 hours. */
export interface IdempotencyKeysTable {
  /** SHA-256 of user, route and key. */
  id: string;
  /** null for a request without a session. */
  user_id: string | null;
  /** HMAC with the idempotency key, which is not stored. */
  body_hash: string;
  /** HTTP status of the response. */
  status: number;
  /** The JSON body as sent. */
  body: string;
  etag: string | null;
  created_at: Date;
}

/** Keys that the server generates; not in backups. */
export interface SecretsTable {
  name: string;
  value: string;
}

/** Networks from which an account logged in. */
export interface KnownAddressesTable {
  user_id: string;
  /** Keyed hash of the network (`platform/address-hash.ts`). */
  address_hash: string;
  last_login_at: Date;
}

/** Has a row after demo data was loaded, so that it is not loaded again. */
export interface DemoLoadsTable {
  loaded_at: Date;
}

/** Tables for Kysely; the migrations are the source. */
export interface Database {
  users: UsersTable;
  clubs: ClubsTable;
  stages: StagesTable;
  mentors: MentorsTable;
  people: PeopleTable;
  roster: RosterTable;
  progress: ProgressTable;
  history: HistoryTable;
  audit: AuditTable;
  sessions: SessionsTable;
  administrator_additions: AdministratorAdditionsTable;
  deletion_requests: DeletionRequestsTable;
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  email_changes: EmailChangesTable;
  pending_emails: PendingEmailsTable;
  registrations: RegistrationsTable;
  update_mails: UpdateMailsTable;
  mail_outbox: MailOutboxTable;
  mail_pause: MailPauseTable;
  sent_reminders: SentRemindersTable;
  known_addresses: KnownAddressesTable;
  secrets: SecretsTable;
  idempotency_keys: IdempotencyKeysTable;
  import_rows: ImportRowsTable;
  counselling_sessions: CounsellingSessionsTable;
  agreed_steps: AgreedStepsTable;
  answers: AnswersTable;
  interest_profiles: InterestProfilesTable;
  concerns: ConcernsTable;
  demo_loads: DemoLoadsTable;
}
