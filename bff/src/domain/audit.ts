import type { Role } from './account.ts';
import type { OrError } from './orError.ts';

export const auditActions = ['READ', 'CHANGE'] as const;
export const auditParts = [
  'RECORD',
  'LIST',
  'PROGRESS',
  'HISTORY',
  'SESSIONS',
  'PASSWORD_LINK',
  'AUDIT',
  'CLUB',
  'MENTOR',
  'DELETION_REQUEST',
  'OTHER',
] as const;

/** One read or change of a person's record by an administrator or a mentor. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly by: OrError<AuditActor | null>;
  readonly action: (typeof auditActions)[number];
  readonly part: (typeof auditParts)[number];
  readonly requestId: OrError<string | null>;
}

/** The account that read or changed the record. */
export interface AuditActor {
  readonly id: string | null;
  /** Null when the account was deleted. */
  readonly name: string | null;
  readonly role: Role | null;
}
