import type { Lists } from '../../lists/lists.ts';
import type { PageOf } from '../../paging.ts';
import type { Reply, RestClient } from '../../rest/client.ts';
import { recordOf, recordsOf } from '../../rest/unwrap.ts';
import { UpstreamError } from '../../rest/upstreamError.ts';
import type { Audience } from '../clubs/club.ts';
import type { ClubSource } from '../clubs/source.ts';
import type { PeopleLoaders } from '../people/loaders.ts';
import { summaryOf, type ProgressSummary } from './summary.ts';
import { trackerListing, type TrackerQuery } from './trackedList.ts';
import type { TrackedPerson } from './trackedPerson.ts';
import { clubsOfRows } from './clubsOfRows.ts';
import { trackerOf } from './trackerCall.ts';
import { TrackedRow } from './trackedRow.ts';

/** One page of the tracker. */
export interface TrackerPage extends PageOf<TrackedPerson> {
  audience: Audience;
  /** Everybody of the audience, where the list call told of all; else null. */
  everybody: TrackedRow[] | null;
}

/** The REST calls of the progress tracker. */
export interface TrackerSource {
  /** GET /api/admin/student-progress or /api/admin/educator-progress */
  list(audience: Audience, query: TrackerQuery): Promise<TrackerPage>;
  /** GET /api/admin/student-progress/summary or the other, else out of everybody's records. */
  summary(audience: Audience): Promise<ProgressSummary>;
}

export function createTrackerSource(
  rest: RestClient,
  lists: Lists,
  clubs: ClubSource,
  people: PeopleLoaders,
): TrackerSource {
  const rowsIn = (reply: Reply, audience: Audience): TrackedRow[] =>
    recordsOf(reply).map((record) => new TrackedRow(record, audience));

  return {
    async list(audience, query) {
      const { items, whole, ...page } = await lists.page(trackerOf(audience), {
        ...trackerListing(query, clubsOfRows(audience, clubs, people)),
        read: (reply) => rowsIn(reply, audience),
      });
      return {
        ...page,
        items: items.map((row) => row.whole()),
        audience,
        everybody: whole && rowsIn(whole, audience),
      };
    },

    async summary(audience) {
      try {
        const reply = await rest.get(`/api/admin/${audience}-progress/summary`, {
          isOptional: true,
        });
        const record = recordOf(reply, 'summary');
        return {
          total: record.requiredWhole('total'),
          completed: record.requiredWhole('completed'),
          inProgress: record.requiredWhole('inProgress'),
          averagePercent: record.requiredWhole('averageProgress'),
        };
      } catch (error) {
        if (error instanceof UpstreamError && isMissing(error)) {
          return summaryOf(rowsIn(await lists.whole(trackerOf(audience)), audience));
        }
        throw error;
      }
    },
  };
}

/** A backend without the call may take its last word for an id that it does not know. */
function isMissing({ code }: UpstreamError): boolean {
  return ['NOT_SUPPORTED', 'NOT_FOUND', 'BAD_USER_INPUT'].includes(code);
}
