import type { AuditEntry } from '../domain/audit.ts';
import type { ExportRecord, ImportBatch, ImportedRow } from '../domain/batch.ts';
import type { Audience } from '../domain/account.ts';
import type { GivenUpMails } from '../domain/givenUpMails.ts';
import type { HistoryEntry } from '../domain/history.ts';
import type { Overview, OverviewQuery } from '../domain/overview.ts';
import type { ListQuery, Page, PageOf } from '../domain/page.ts';
import type { PartialPerson } from '../domain/person.ts';
import type {
  ProgressRecordFilter,
  ProgressRecordPage,
  ProgressRecordSort,
} from '../domain/progressRecord.ts';
import type { DashboardCounts } from '../domain/statistics.ts';
import type { Submission, SubmissionFilter, SubmissionSort } from '../domain/submission.ts';
import type { UserError } from '../domain/userError.ts';

/** The part of the port about many records: audit, history, counts, import, mails, overview, tracker. */

export interface AuditCalls {
  /** GET /api/admin/people/{id}/audit, newest first; null where the backend lacks it. */
  ofPerson(id: string, page: Page): Promise<PageOf<AuditEntry> | null>;
  /** POST /api/admin/exports, where the backend has it. */
  recordExport(made: ExportRecord): Promise<UserError[]>;
}

export interface HistoryCalls {
  /**
   * GET /api/admin/people/{id}/history or /api/mentor/people/{id}/history; for the caller's own
   * progress GET /api/student/history or /api/educator/history. Newest first.
   */
  ofPerson(person: PartialPerson): Promise<HistoryEntry[]>;
}

/** Imports of people. */
export interface ImportCalls {
  /** POST /api/admin/students/import or /educators/import, where the backend has it. */
  people(batch: ImportBatch): Promise<{ rows: ImportedRow[]; userErrors: UserError[] }>;
}

export interface MailCalls {
  /** GET /api/admin/given-up-mails; null where the backend lacks it. */
  givenUp(): Promise<GivenUpMails[] | null>;
  /** PUT /api/admin/given-up-mails/{kind}/send-again, where the backend has it. */
  sendAgain(mails: { kind: string; idempotencyKey?: string | null }): Promise<UserError[]>;
}

export interface OverviewCalls {
  /** GET /api/admin/dashboard/counts */
  counts(): Promise<DashboardCounts>;
  /**
   * GET /api/admin/overview. Where the backend lacks it: counted from the documented lists, each read
   * once. Each part is loaded on selection.
   */
  read(query: OverviewQuery): Overview;
}

export interface ProgressRecordCalls {
  /** GET /api/admin/student-progress or /api/admin/educator-progress, and its `/summary`. */
  page(
    audience: Audience,
    query: ListQuery<ProgressRecordFilter, ProgressRecordSort>,
  ): Promise<ProgressRecordPage>;
}

export interface SubmissionCalls {
  /** GET /api/admin/form-submissions */
  page(query: ListQuery<SubmissionFilter, SubmissionSort>): Promise<PageOf<Submission>>;
}
