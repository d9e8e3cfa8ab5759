import { Type, type Static } from 'typebox';
import { recordId, withId } from '../../domain/ids.ts';
import { sayTotal } from '../../domain/paging.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Person } from '../people/person.ts';
import { countRoster } from '../people/roster.ts';
import { overallRecord, stageRecords } from './progress-record.ts';
import { readStandings } from './repository.ts';
import { OverallRecord, StageRecords } from './schemas.ts';
import { standingOf, type Standing } from './standing.ts';
import { TrackerQuery } from './tracker-query.ts';
import { listTracked, trackedBy } from './tracker.ts';

/** One person in the progress tracker. */
const TrackedPerson = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    mentor: Nullable(Type.String(), { description: "The mentor's name" }),
    club: Nullable(Type.String(), { description: "The club's name" }),
    ...OverallRecord.properties,
    stages: StageRecords,
  },
  { title: 'TrackedPerson' },
);

/** GET /api/admin/student-progress and /api/admin/educator-progress */
export function listProgressRoute(app: App, { db }: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}-progress`,
    {
      schema: {
        summary: `The progress of the ${audience}s; with any parameter X-Total-Count says how many match`,
        querystring: TrackerQuery,
        response: { 200: Type.Array(TrackedPerson), 400: ErrorBody },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const wanted = await trackedBy(db, audience, query);
      const people = await listTracked(db, wanted, query);
      await sayTotal(reply, query, () => countRoster(db, wanted));
      const standings = await readStandings(db, people);
      return people.map((person) =>
        trackedPerson(person, standings.get(person.id) ?? standingOf([], [])),
      );
    },
  );
}

function trackedPerson(person: Person, standing: Standing): Static<typeof TrackedPerson> {
  return {
    ...withId(person.id),
    name: person.name,
    mentor: person.mentor?.name ?? null,
    club: person.club?.name ?? null,
    ...overallRecord(standing),
    stages: stageRecords(standing),
  };
}
