import { Type, type Static } from 'typebox';
import { recordId, withId } from '../../domain/ids.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { listPeople } from '../people/list-people.ts';
import type { Person } from '../people/person.ts';
import { overallRecord, stageRecords } from './progress-record.ts';
import { readStandings } from './repository.ts';
import { OverallRecord, StageRecords } from './schemas.ts';
import { standingOf, type Standing } from './standing.ts';

/** One person in the progress tracker. */
const TrackedPerson = Type.Object({
  ...recordId,
  name: Type.String(),
  mentor: Nullable(Type.String(), { description: "The mentor's name" }),
  club: Nullable(Type.String(), { description: "The club's name" }),
  ...OverallRecord.properties,
  stages: StageRecords,
});

/** GET /api/admin/student-progress and /api/admin/educator-progress */
export function listProgressRoute(app: App, { db }: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}-progress`,
    {
      schema: {
        summary: `The progress of all ${audience}s`,
        response: { 200: Type.Array(TrackedPerson) },
      },
    },
    async () => {
      const people = await listPeople(db, audience, {});
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
