import { sql } from 'kysely';
import type { AuditPart } from '../../domain/audit.ts';
import type { Executor } from '../../platform/database/types.ts';
import { deviceOf } from '../auth/session/device.ts';
import type { ReadAccess } from './access-rows.ts';
import type { ReadChange } from './history-rows.ts';

type Records = Promise<object[]>;

/** One query per section. `selectAll` includes columns that are added later. */

/** The account without its password hash. */
export async function readAccount(tx: Executor, id: string): Records {
  const rows = await tx.selectFrom('users').selectAll().where('id', '=', id).execute();
  return rows.map((account) => without(account, 'password_hash'));
}

/** The person without the fields of other sections. */
export async function readProfile(tx: Executor, id: string): Records {
  const rows = await tx.selectFrom('people').selectAll().where('user_id', '=', id).execute();
  return rows.map((person) => without(person, 'user_id', 'club_id', 'mentor_id', 'details'));
}

export async function readAnswers(tx: Executor, id: string): Records {
  const rows = await tx.selectFrom('people').select('details').where('user_id', '=', id).execute();
  return rows.map(({ details }) => details).filter((details) => Object.keys(details).length > 0);
}

export function readClub(tx: Executor, id: string): Records {
  return tx
    .selectFrom('people')
    .innerJoin('clubs', 'clubs.id', 'people.club_id')
    .select(['clubs.name', 'clubs.description'])
    .where('people.user_id', '=', id)
    .execute();
}

/** The fields of the mentor that the person's dashboard shows. */
export function readMentor(tx: Executor, id: string): Records {
  return tx
    .selectFrom('people')
    .innerJoin('users', 'users.id', 'people.mentor_id')
    .innerJoin('mentors', 'mentors.user_id', 'people.mentor_id')
    .select(['users.name', 'mentors.specialization', 'users.email', 'users.phone'])
    .where('people.user_id', '=', id)
    .execute();
}

/** Progress in all clubs, former ones included. */
export function readProgress(tx: Executor, id: string): Records {
  return tx
    .selectFrom('progress')
    .innerJoin('stages', 'stages.id', 'progress.stage_id')
    .innerJoin('clubs', 'clubs.id', 'stages.club_id')
    .select(['clubs.name as club', 'stages.name as stage', 'progress.status', 'progress.feedback'])
    .select(['progress.saved_at', 'progress.completed_at', 'progress.saved_by_name as saved_by'])
    .where('progress.person_id', '=', id)
    .orderBy(sql`clubs.name collate "und-x-icu"`)
    .orderBy('clubs.id')
    .orderBy('stages.position')
    .execute();
}

/** Planned and past sessions with the mentor. */
export function readCounsellingSessions(tx: Executor, id: string): Records {
  return tx
    .selectFrom('counselling_sessions')
    .select(['at', 'place', 'status', 'sequence', 'day_set_at'])
    .where('person_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

/** Open steps and those done lately; the history has all. */
export function readSteps(tx: Executor, id: string): Records {
  return tx
    .selectFrom('agreed_steps')
    .select(['text', 'due_on', 'done_at', 'done_by', 'created_at as agreed_at'])
    .where('person_id', '=', id)
    .orderBy('created_at')
    .orderBy('number')
    .execute();
}

/** Answers to the present feedback; the history has all. */
export function readFeedbackAnswers(tx: Executor, id: string): Records {
  return tx
    .selectFrom('answers')
    .innerJoin('stages', 'stages.id', 'answers.stage_id')
    .select(['stages.name as stage', 'answers.text', 'answers.at', 'answers.read_at'])
    .select('answers.is_closed')
    .where('answers.person_id', '=', id)
    .orderBy('answers.at', 'desc')
    .orderBy('stages.position')
    .execute();
}

/** The result of the interest profile; the answers were not stored. */
export async function readInterestProfile(tx: Executor, id: string): Records {
  const rows = await tx
    .selectFrom('interest_profiles')
    .selectAll()
    .where('person_id', '=', id)
    .execute();
  return rows.map(({ completed_at, version, ...profile }) => ({
    completed_at,
    version,
    ...without(profile, 'person_id'),
  }));
}

/** Concerns that the person has reported. */
export function readConcerns(tx: Executor, id: string): Records {
  return tx
    .selectFrom('concerns')
    .select(['category', 'text', 'reported_at', 'taken_at', 'closed_at'])
    .where('writer_id', '=', id)
    .orderBy('reported_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

export function readHistory(tx: Executor, id: string): Promise<ReadChange[]> {
  return tx
    .selectFrom('history')
    .select(['at as changed_at', 'by_name as changed_by', 'by_role as role', 'what'])
    .select(['before', 'after'])
    .where('person_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
}

/** Who accessed the record, by role; accounts of others are not the person's data. */
export function readAudit(tx: Executor, id: string): Promise<ReadAccess[]> {
  return (
    tx
      .selectFrom('audit')
      .select(['at as accessed_at', 'by_role as role', 'action', 'what as part'])
      .where('person_id', '=', id)
      .orderBy('id', 'desc')
      // A list has no person.
      .$narrowType<{ part: AuditPart }>()
      .execute()
  );
}

/** Sessions without their token hashes. */
export async function readSessions(tx: Executor, id: string): Records {
  const rows = await tx
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', id)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map(({ created_at, ...session }) => ({
    device: deviceOf(session.user_agent),
    begun_at: created_at,
    ...session,
  }));
}

export function readDeletionRequests(tx: Executor, id: string): Records {
  return tx
    .selectFrom('deletion_requests')
    .select([
      'asked_at',
      'status',
      'reason',
      'decided_at',
      'decided_by_name as decided_by',
      'answer',
    ])
    .where('person_id', '=', id)
    .orderBy('asked_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

/** Times of the last logins from known addresses, without the hashes. */
export function readKnownAddresses(tx: Executor, id: string): Records {
  return tx
    .selectFrom('known_addresses')
    .select('last_login_at')
    .where('user_id', '=', id)
    .orderBy('last_login_at', 'desc')
    .execute();
}

/** The pending password resets without their token hashes. */
export function readPasswordResets(tx: Executor, id: string): Records {
  return tx
    .selectFrom('password_resets')
    .select(['purpose', 'expires_at'])
    .where('user_id', '=', id)
    .orderBy('expires_at')
    .execute();
}

/** The former emails that can still be restored, without their token hashes. */
export function readFormerEmails(tx: Executor, id: string): Records {
  return tx
    .selectFrom('email_changes')
    .select(['old_email as email', 'expires_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

/** The new email that has to be confirmed, without its token hashes. */
export function readPendingEmail(tx: Executor, id: string): Records {
  return tx
    .selectFrom('pending_emails')
    .select(['email', 'expires_at'])
    .where('user_id', '=', id)
    .execute();
}

/** The preference for update mails, and the time of the last one. */
export function readMails(tx: Executor, id: string): Records {
  return tx
    .selectFrom('update_mails')
    .select(['wanted', 'sent_at as last_sent_at'])
    .where('user_id', '=', id)
    .execute();
}

/** The reminders of sessions that were sent. */
export function readReminders(tx: Executor, id: string): Records {
  return tx
    .selectFrom('sent_reminders')
    .select(['kind', 'day'])
    .where('account_id', '=', id)
    .orderBy('day', 'desc')
    .execute();
}

/** The lines of imported files that made the account. */
export function readImports(tx: Executor, id: string): Records {
  return tx
    .selectFrom('import_rows')
    .select(['at as imported_at', 'line'])
    .where('person_id', '=', id)
    .execute();
}

/** Responses stored for idempotency keys; their data is that of other sections. */
export function readKeptAnswers(tx: Executor, id: string): Records {
  return tx
    .selectFrom('idempotency_keys')
    .select(['created_at as kept_since', 'status'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
}

function without<T extends object>(record: T, ...keys: (keyof T)[]): object {
  const left = new Set<PropertyKey>(keys);
  return Object.fromEntries(Object.entries(record).filter(([key]) => !left.has(key)));
}
