import type { Lists } from '../lists/lists.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import type { Reply, RestClient } from '../http/client.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { Audience } from '../../graphql/audience.ts';
import type { ClubLoaders } from '../clubs/loaders.ts';
import type { PeopleLoaders } from '../people/loaders.ts';
import { progressRecordList } from '../lists/progressRecordList.ts';
import { clubsOfRows } from './clubsOfRows.ts';
import type { ProgressRecordPage, ProgressSummary } from '../../domain/progressRecord.ts';
import { progressRecordListing, type ProgressRecordQuery } from './listing.ts';
import { ProgressRow } from './progressRow.ts';
import { summaryOf } from './summary.ts';

/** The REST calls of the progress tracker. */
export interface ProgressRecordSource {
  /** GET /api/admin/student-progress or /api/admin/educator-progress */
  list(audience: Audience, query: ProgressRecordQuery): Promise<ProgressRecordPage>;
  /** GET /api/admin/student-progress/summary or the other, else out of everybody's records. */
  summary(audience: Audience): Promise<ProgressSummary>;
}

export function createProgressRecordSource(
  rest: RestClient,
  lists: Lists,
  clubs: ClubLoaders,
  people: PeopleLoaders,
): ProgressRecordSource {
  const rowsIn = (reply: Reply, audience: Audience): ProgressRow[] =>
    recordsOf(reply).map((record) => new ProgressRow(record, audience));

  return {
    async list(audience, query) {
      const { items, whole, ...page } = await lists.page(progressRecordList(audience), {
        ...progressRecordListing(query, clubsOfRows(audience, clubs, people)),
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
          return summaryOf(rowsIn(await lists.whole(progressRecordList(audience)), audience));
        }
        throw error;
      }
    },
  };
}

/** A backend without the call may take its last word for an id that it does not know. */
function isMissing({ code }: UpstreamError): boolean {
  return code === 'NOT_SUPPORTED' || code === 'BAD_USER_INPUT';
}
