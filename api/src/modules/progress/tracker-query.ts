import { Type, type Static } from 'typebox';
import { trackerStatuses, type TrackerStatus } from '../../domain/bands.ts';
import {
  pageParameters,
  searchParameter,
  sortParameter,
  wordParameter,
} from '../../domain/paging.ts';
import type { RosterTable } from '../../plugins/database/schema.ts';
import { narrowingParameters } from '../people/list-query.ts';

/** The fields the progress tracker can be sorted by, and what they are in the roster. */
export const sortColumns = {
  name: 'name',
  progress: 'percent',
  lastUpdated: 'last_saved_at',
  createdAt: 'created_at',
} as const satisfies Record<string, keyof RosterTable>;
type SortField = keyof typeof sortColumns;

/** What the progress tracker can be narrowed by. */
export const TrackerFilter = Type.Object({
  search: searchParameter('name of the person, the mentor or the club'),
  status: wordParameter(
    'Status',
    Object.keys(trackerStatuses) as TrackerStatus[],
    'Of the progress: 0, 1 to 99, 100 percent',
  ),
  ...narrowingParameters,
});
export type TrackerFilter = Static<typeof TrackerFilter>;

/** The same, with an order and a page; without any of it the list is whole. */
export const TrackerQuery = Type.Object({
  ...TrackerFilter.properties,
  sort: sortParameter(Object.keys(sortColumns) as SortField[]),
  ...pageParameters,
});
export type TrackerQuery = Static<typeof TrackerQuery>;
