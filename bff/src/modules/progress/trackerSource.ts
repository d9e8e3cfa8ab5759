import { listed } from '../../listing.ts';
import type { PageOf } from '../../paging.ts';
import type { Reply, RestClient } from '../../rest/client.ts';
import { recordOf, recordsOf } from '../../rest/unwrap.ts';
import { UpstreamError } from '../../rest/upstreamError.ts';
import type { Audience } from '../clubs/club.ts';
import type { PeopleLoaders } from '../people/loaders.ts';
import { summaryOf, type ProgressSummary } from './summary.ts';
import { asksForAll, trackerListing, upstreamQuery, type TrackerQuery } from './trackedList.ts';
import type { TrackedPerson } from './trackedPerson.ts';
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

export function createTrackerSource(rest: RestClient, people: PeopleLoaders): TrackerSource {
  const read = (audience: Audience, reply: Reply): TrackedRow[] =>
    recordsOf(reply, 'progress', 'records', `${audience}s`).map(
      (record) => new TrackedRow(record, audience),
    );

  async function everybody(audience: Audience): Promise<TrackedRow[]> {
    return read(audience, await rest.get(`/api/admin/${audience}-progress`));
  }

  /** A record that only names its club is a member's by the list of people. */
  async function withClub(row: TrackedRow, audience: Audience): Promise<TrackedRow> {
    if (row.club !== undefined) return row;
    const person = await people[audience].load(row.id);
    return row.withClub(person?.club ?? null);
  }

  return {
    async list(audience, query) {
      const reply = await rest.get(`/api/admin/${audience}-progress`, {
        query: upstreamQuery(query),
      });
      const { all, ...page } = await listed(
        reply,
        read(audience, reply),
        trackerListing(query),
        async (rows) => {
          const whole = rows ?? (await everybody(audience));
          return query.filter.clubId
            ? Promise.all(whole.map((row) => withClub(row, audience)))
            : whole;
        },
      );
      const isWhole = asksForAll(query) && page.items.length === page.totalCount;
      return {
        ...page,
        items: page.items.map((row) => row.whole()),
        audience,
        everybody: all ?? (isWhole ? page.items : null),
      };
    },

    async summary(audience) {
      try {
        const reply = await rest.get(`/api/admin/${audience}-progress/summary`);
        const record = recordOf(reply, 'summary');
        return {
          total: record.requiredWhole('total'),
          completed: record.requiredWhole('completed'),
          inProgress: record.requiredWhole('inProgress'),
          averagePercent: record.requiredWhole('averageProgress'),
        };
      } catch (error) {
        if (error instanceof UpstreamError && isMissing(error)) {
          return summaryOf(await everybody(audience));
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
