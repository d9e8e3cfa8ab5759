import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { PartState } from '../../../lib/failure/PartState.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { ActItem } from '../../../lib/history/ActItem.tsx';
import { usePersonAuditQuery } from './PersonAudit.generated.ts';
import { listText, shortMoment } from '../../../lib/format.ts';
import type { AuditRowFragment } from './AuditRow.generated.ts';

const PAGE_SIZE = 50;

/** Part of the Access tab: who read or changed the record of a person, newest first. */
export function AuditPart({ person: { id, name } }: { person: { id: string; name: string } }) {
  const [page, setPage] = useState(1);
  const query = usePersonAuditQuery({
    variables: { personId: id, page: { number: page, size: PAGE_SIZE } },
    fetchPolicy: 'network-only',
  });
  const { data, previousData, error, loading } = query;
  const loaded = data ?? (error ? undefined : previousData);
  // The backend has no audit.
  if (loaded?.personAudit === null && !error) return null;
  const audit = loaded?.personAudit;
  return (
    <chakra.section aria-label="Who read or changed this record" marginTop="8">
      <chakra.h3 textStyle="stage">Who read or changed this record</chakra.h3>
      <chakra.p textStyle="small" color="ink-soft" paddingBottom="3">
        {audit?.items.length === 0
          ? `Nobody has opened or changed the record of ${name} yet.`
          : 'Administrators and mentors. Lists with several people are not included.'}
      </chakra.p>
      <PartState query={query} value={audit} title="The reads and changes could not be loaded">
        {({ items, pageCount }) => (
          <>
            <ul aria-label="Reads and changes" aria-busy={loading}>
              {grouped(items).map((accesses) => (
                <ActItem
                  key={accesses.first.id}
                  by={actorOf(accesses.first.by)}
                  action={accessText(accesses)}
                  at={accesses.first.at}
                />
              ))}
            </ul>
            <chakra.div paddingTop="4">
              <Pager
                label="Pages of reads and changes"
                page={page}
                pageCount={pageCount}
                onPage={setPage}
              />
            </chakra.div>
          </>
        )}
      </PartState>
    </chakra.section>
  );
}

interface Actor {
  id: string | null;
  name: string | null;
  role: string | null;
}

function actorOf(by: Actor | null): { name: string; role: string | null } {
  return { name: by?.name ?? (by?.id ? 'Deleted account' : 'Unknown'), role: by?.role ?? null };
}

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

/** Accesses of one account that are listed as one. */
interface Accesses {
  first: AuditRowFragment;
  parts: Part[];
}

/** Merges successive reads of an account in the same minute: opening a record makes several. */
function grouped(entries: readonly AuditRowFragment[]): Accesses[] {
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
function accessText({ first: { action, part }, parts }: Accesses): string {
  if (action === 'CHANGE') return CHANGED[part];
  const read = ORDER.filter((one) => parts.includes(one));
  return `read ${listText(read.map((one) => READ[one]))}`;
}
