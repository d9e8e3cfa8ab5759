import type { Audience } from '../../domain/audience.ts';
import type { ProgressSummary } from '../../domain/progressRecord.ts';
import { progressRecordList } from '../entities/progressRecordList.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { ClubCalls, PeopleCalls, ProgressRecordCalls } from '../port.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { clubsOfRows } from './clubsOfRows.ts';
import { progressRecordListing } from './listing.ts';
import { ProgressRow } from './progressRow.ts';
import { summaryOf } from './summary.ts';

export function createProgressRecordCalls(
  rest: RestClient,
  lists: Lists,
  clubs: Pick<ClubCalls, 'lookup'>,
  people: Pick<PeopleCalls, 'whole'>,
): ProgressRecordCalls {
  const rowsIn = (reply: Reply, audience: Audience): ProgressRow[] =>
    recordsOf(reply).map((record) => new ProgressRow(record, audience));

  /** GET /api/admin/student-progress/summary or the other, else out of all records. */
  async function summary(audience: Audience): Promise<ProgressSummary> {
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
  }

  return {
    async page(audience, query) {
      const { items, whole, ...page } = await lists.page(progressRecordList(audience), {
        ...progressRecordListing(query, clubsOfRows(audience, clubs, people)),
        read: (reply) => rowsIn(reply, audience),
      });
      const everybody = whole && rowsIn(whole, audience);
      return {
        ...page,
        items: items.map((row) => row.whole()),
        summary: () => (everybody === null ? summary(audience) : summaryOf(everybody)),
      };
    },
  };
}

/** A backend without the call may take its last word for an id that it does not know. */
function isMissing({ code }: UpstreamError): boolean {
  return code === 'NOT_SUPPORTED' || code === 'BAD_USER_INPUT';
}
