import { shortMoment } from '../../../lib/format.ts';
import type { AuditRowFragment } from './AuditRow.generated.ts';

type Part = AuditRowFragment['part'];

const READ: Record<Part, string> = {
  RECORD: 'the profile',
  LIST: 'the entry in a list',
  PROGRESS: 'the progress',
  HISTORY: 'the history',
  SESSIONS: 'the sessions',
  AUDIT: 'this list',
  CLUB: 'the club',
  MENTOR: 'the mentor',
  PASSWORD_LINK: 'a link to set the password',
  DELETION_REQUEST: 'a request for deletion',
  OTHER: 'another part of the record',
};

const CHANGED: Record<Part, string> = {
  RECORD: 'changed the profile',
  LIST: 'changed the entry in a list',
  PROGRESS: 'updated the progress',
  HISTORY: 'changed the history',
  SESSIONS: 'ended the sessions',
  AUDIT: 'changed this list',
  CLUB: 'changed the club',
  MENTOR: 'changed the mentor',
  PASSWORD_LINK: 'made a link to set the password',
  DELETION_REQUEST: 'decided on a request for deletion',
  OTHER: 'changed another part of the record',
};

const ORDER = Object.keys(READ) as Part[];
const list = new Intl.ListFormat('en-US');

/** Accesses of one account that are listed as one. */
export interface Accesses {
  first: AuditRowFragment;
  parts: Part[];
}

/** Merges successive reads of an account in the same minute: opening a record makes several. */
export function grouped(entries: readonly AuditRowFragment[]): Accesses[] {
  const groups: Accesses[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (!last || !isSameRead(last.first, entry)) groups.push({ first: entry, parts: [entry.part] });
    else if (!last.parts.includes(entry.part)) last.parts.push(entry.part);
  }
  return groups;
}

function isSameRead(one: AuditRowFragment, other: AuditRowFragment): boolean {
  return (
    one.action === 'READ' &&
    other.action === 'READ' &&
    one.by?.id === other.by?.id &&
    one.by?.role === other.by?.role &&
    shortMoment(one.at) === shortMoment(other.at)
  );
}

/** Displayed after the name: "read the profile and the progress". */
export function accessText({ first: { action, part }, parts }: Accesses): string {
  if (action === 'CHANGE') return CHANGED[part];
  const read = ORDER.filter((one) => parts.includes(one));
  return `read ${list.format(read.map((one) => READ[one]))}`;
}
