import type { ProgressStatus } from '../../domain/progress.ts';
import type { ProgressRecordFilter, ProgressRecordSort } from '../../domain/progressRecord.ts';
import { statusOf } from '../entities/derive.ts';
import type { Query } from '../http/call.ts';
import type { Listing } from '../lists/listing.ts';
import type { ListQuery } from '../port.ts';
import { refKey } from '../reading/reference.ts';
import type { WithClubs } from './clubsOfRows.ts';
import type { ProgressRow } from './progressRow.ts';

/** Which entries of the tracker are asked for, in which order. */
export type ProgressRecordQuery = ListQuery<ProgressRecordFilter, ProgressRecordSort>;

const upstreamField = { NAME: 'name', PERCENT: 'progress', LAST_UPDATED: 'lastUpdated' } as const;

const upstreamStatus: Record<ProgressStatus, string> = {
  NOT_STARTED: 'not-started',
  IN_PROGRESS: 'in-progress',
  COMPLETED: 'completed',
};

const sortValue: Record<ProgressRecordSort['field'], (row: ProgressRow) => string | number | null> =
  {
    NAME: ({ name }) => name,
    PERCENT: ({ percent }) => percent,
    LAST_UPDATED: ({ lastUpdated }) => lastUpdated,
  };

/** The question as the backend is asked, should it be able to filter and sort. */
function upstreamQuery({ filter, sort }: ProgressRecordQuery): Query {
  return {
    search: filter.search?.trim() || null,
    status: filter.status && upstreamStatus[filter.status],
    clubId: filter.clubId || null,
    sort: sort && `${sort.direction === 'DESC' ? '-' : ''}${upstreamField[sort.field]}`,
  };
}

/**
 * What is asked of the list; an entry that only names its club passes for a member.
 *
 * @param withClubs finds out whose the entries are
 */
export function progressRecordListing(
  query: ProgressRecordQuery,
  withClubs: (rows: ProgressRow[], clubId: string) => Promise<WithClubs>,
): Listing<ProgressRow> {
  const { filter, sort, page } = query;
  const { clubId } = filter;
  let clubKeys: ReadonlySet<string | null> = new Set([clubId ?? null]);
  const search = filter.search?.trim().toLowerCase() ?? '';
  return {
    page,
    query: upstreamQuery(query),
    sort: sort && { by: sortValue[sort.field], direction: sort.direction },
    idOf: ({ id }) => id,
    matches: (row) =>
      (!search || isFound(row, search)) &&
      (!filter.status || statusOf(row.percent) === filter.status) &&
      (!clubId ||
        (row.club === undefined ? row.clubName !== null : clubKeys.has(refKey(row.club)))),
    completed: async (all) => {
      if (!clubId) return all;
      const { rows, keys } = await withClubs(all, clubId);
      clubKeys = keys;
      return rows;
    },
  };
}

function isFound({ name, mentorName, clubName }: ProgressRow, search: string): boolean {
  return [name, mentorName, clubName].some((text) => text?.toLowerCase().includes(search));
}
