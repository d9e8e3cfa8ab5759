import type {
  ProgressRecordFilter,
  ProgressRecordSort,
  ProgressStatus,
} from '../../gen/schema.generated.ts';
import type { Listing } from '../../listing.ts';
import type { Page } from '../../paging.ts';
import type { Query } from '../../rest/call.ts';
import { clubIdOf } from '../clubs/club.ts';
import { statusOf } from './derive.ts';
import type { TrackedRow } from './trackedRow.ts';

/** Which entries of the tracker are asked for, in which order. */
export interface TrackerQuery {
  filter: ProgressRecordFilter;
  sort: ProgressRecordSort | null;
  page: Page;
}

const upstreamField = { NAME: 'name', PERCENT: 'progress', LAST_UPDATED: 'lastUpdated' } as const;

const upstreamStatus: Record<ProgressStatus, string> = {
  NOT_STARTED: 'not-started',
  IN_PROGRESS: 'in-progress',
  COMPLETED: 'completed',
};

const sortValue: Record<ProgressRecordSort['field'], (row: TrackedRow) => string | number | null> =
  {
    NAME: ({ name }) => name,
    PERCENT: ({ percent }) => percent,
    LAST_UPDATED: ({ lastUpdated }) => lastUpdated,
  };

/** The question as the backend is asked, should it be able to filter, sort and page. */
export function upstreamQuery({ filter, sort, page }: TrackerQuery): Query {
  return {
    search: filter.search?.trim() || null,
    status: filter.status && upstreamStatus[filter.status],
    clubId: filter.clubId || null,
    sort: sort && `${sort.direction === 'DESC' ? '-' : ''}${upstreamField[sort.field]}`,
    page: page.number,
    limit: page.size,
  };
}

/** The same question for the entries as they are; one whose club is not known passes for a member. */
export function trackerListing({ filter, sort, page }: TrackerQuery): Listing<TrackedRow> {
  const search = filter.search?.trim().toLowerCase() ?? '';
  return {
    page,
    sort: sort && { by: sortValue[sort.field], direction: sort.direction },
    idOf: ({ id }) => id,
    matches: (row) =>
      (!search || isFound(row, search)) &&
      (!filter.status || statusOf(row.percent) === filter.status) &&
      (!filter.clubId || isMember(row, filter.clubId)),
  };
}

function isFound({ name, mentorName, clubName }: TrackedRow, search: string): boolean {
  return [name, mentorName, clubName].some((text) => text?.toLowerCase().includes(search));
}

function isMember({ club }: TrackedRow, clubId: string): boolean {
  return club === undefined || clubIdOf(club) === clubId;
}

/** True when nobody is left out. */
export function asksForAll({ filter }: TrackerQuery): boolean {
  return !filter.search?.trim() && !filter.status && !filter.clubId;
}
