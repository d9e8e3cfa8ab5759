import type { Audience } from '../../domain/account.ts';
import type { ProgressSummary } from '../../domain/progressRecord.ts';
import { withPerson } from '../entities/nestedAccount.ts';
import { progressRecordList } from '../entities/progressRecordList.ts';
import { statusOf } from '../entities/derive.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { ProgressRecordCalls } from '../recordsPort.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { progressRecordListing } from './listing.ts';
import { ProgressRow } from './row.ts';

export function createProgressRecordCalls(
  rest: RestClient,
  lists: Lists,
  lookups: Parameters<typeof progressRecordListing>[2],
): ProgressRecordCalls {
  const rowsIn = (reply: Reply, audience: Audience): ProgressRow[] =>
    recordsOf(reply).map((record) => new ProgressRow(withPerson(record), audience));

  /** The optional summary call, else computed from all records. */
  async function summary(audience: Audience): Promise<ProgressSummary> {
    try {
      const path = `/api/admin/${audience}-progress/summary`;
      const record = recordOf(await rest.get(path, { isOptional: true }), 'summary');
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
      const { all, ...page } = await lists.page(progressRecordList(audience), {
        ...progressRecordListing(audience, query, lookups),
        read: (reply) => rowsIn(reply, audience),
      });
      // Reads the getters: without id and name the page fails, not one of its fields.
      for (const { id, name } of page.items) void [id, name];
      return { ...page, summary: () => (all === null ? summary(audience) : summaryOf(all)) };
    },
  };
}

/** A backend without the call may read `summary` as an invalid id. */
function isMissing({ code }: UpstreamError): boolean {
  return code === 'NOT_SUPPORTED' || code === 'BAD_USER_INPUT';
}

/** Computes the figures over these people. */
function summaryOf(people: ProgressRow[]): ProgressSummary {
  const percents = people.map(({ percent }) => percent);
  const count = (status: string) =>
    percents.filter((percent) => statusOf(percent) === status).length;
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return {
    total: percents.length,
    completed: count('COMPLETED'),
    inProgress: count('IN_PROGRESS'),
    averagePercent: Math.round(sum / Math.max(1, percents.length)),
  };
}
