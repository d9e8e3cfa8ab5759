import { Type, type Static } from 'typebox';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Person } from '../people/person.ts';
import { listRoster } from '../people/roster.ts';
import { overallRecord, stageRecords } from './progress-record.ts';
import { readProgressInStages } from './repository.ts';
import { OverallRecord, StageRecords } from './schemas.ts';
import { noProgress, type ProgressInStages } from './progress.ts';
import { sortColumns, TrackerQuery } from './tracker-query.ts';
import { trackerConditions } from './tracker.ts';
import { recordId, withId } from '../../platform/http/records.ts';
import { readList } from '../../platform/http/read-list.ts';
import { peopleList } from '../../platform/http/people-list.ts';
import { responses } from '../../platform/http/responses.ts';

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
export function listProgressRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}-progress`,
    {
      config: { audited: peopleList },
      schema: {
        summary: `The progress of the ${audience}s; with any parameter X-Total-Count says how many match`,
        querystring: TrackerQuery,
        response: responses(Type.Array(TrackedPerson), 400),
      },
    },
    async (request, reply) => {
      const { query } = request;
      return readList(deps, request, async (db) => {
        const rosterQuery = await trackerConditions(db, audience, query);
        const list = { query, columns: sortColumns, sort: 'createdAt' };
        const people = await listRoster(db, rosterQuery, list, reply);
        const progressById = await readProgressInStages(db, people);
        return people.map((person) =>
          trackedPerson(person, progressById.get(person.id) ?? noProgress),
        );
      });
    },
  );
}

function trackedPerson(person: Person, progress: ProgressInStages): Static<typeof TrackedPerson> {
  return {
    ...withId(person.id),
    name: person.name,
    mentor: person.mentor?.name ?? null,
    club: person.club?.name ?? null,
    ...overallRecord(progress),
    stages: stageRecords(progress),
  };
}
