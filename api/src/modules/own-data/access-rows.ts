import type { AuditAction, AuditPart } from '../../domain/audit.ts';
import { capitalised } from './labels.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './schemas.ts';

/** A row of the audit. */
export interface ReadAccess {
  accessed_at: Date;
  role: 'admin' | 'mentor';
  action: AuditAction;
  part: AuditPart;
}

/** Labels of parts that differ from the part's name. */
const subjects: Partial<Record<AuditPart, string>> = {
  list: 'entry in a list',
  audit: 'list of accesses',
};

/** Rows of an access: time and a sentence, the raw values for the file. */
export function accessRows({ accessed_at, role, action, part }: ReadAccess): Row[] {
  const subject = subjects[part] ?? part;
  const access = `${capitalised(role)} ${action === 'read' ? 'read' : 'changed'} the ${subject}`;
  const rawRows = rowsOf({ role, action, part });
  return [
    ...rowsOf({ accessed_at, access }),
    ...rawRows.map((row) => ({ ...row, isOnPage: false })),
  ];
}
