import { Type, type Static } from 'typebox';
import { rangesText, trackerStatuses, type TrackerStatus } from '../../domain/bands.ts';
import type { RosterTable } from '../../platform/database/schema.ts';
import { filterParameters } from '../people/list-query.ts';
import {
  enumParameter,
  pageParameters,
  searchParameter,
  sortParameter,
} from '../../platform/http/list-parameters.ts';

/** Sort fields with their columns of the roster. */
export const sortColumns = {
  name: 'name',
  progress: 'percent',
  lastUpdated: 'last_saved_at',
  createdAt: 'created_at',
} as const satisfies Record<string, keyof RosterTable>;

/** Filters of the progress tracker. */
export const TrackerFilter = Type.Object({
  search: searchParameter('name of the person, the mentor or the club'),
  status: enumParameter(
    'Status',
    Object.keys(trackerStatuses) as TrackerStatus[],
    `Of the progress: ${rangesText(trackerStatuses)} percent`,
  ),
  ...filterParameters,
});
export type TrackerFilter = Static<typeof TrackerFilter>;

/** Parameters of the progress tracker; without any it is complete. */
export const TrackerQuery = Type.Object({
  ...TrackerFilter.properties,
  sort: sortParameter(sortColumns),
  ...pageParameters,
});
export type TrackerQuery = Static<typeof TrackerQuery>;
