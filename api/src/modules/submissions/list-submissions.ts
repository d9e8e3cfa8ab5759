import { Type, type Static } from 'typebox';
import { today } from '../../domain/calendar.ts';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { audiences } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ClubReferenceRecord } from '../clubs/schemas.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Person } from '../people/person.ts';
import { personRecord } from '../people/person-record.ts';
import { DetailsRecord } from '../people/schemas.ts';
import { listSubmissions } from './repository.ts';
import { SubmissionQuery } from './submission-query.ts';
import { recordId, withId } from '../../platform/http/records.ts';
import { readList } from '../../platform/http/read-list.ts';
import { peopleList } from '../../platform/http/people-list.ts';
import { responses } from '../../platform/http/responses.ts';

const Submission = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    email: Type.String(),
    phone: Nullable(Type.String()),
    role: Type.Enum([...audiences]),
    formDetails: Nullable(DetailsRecord, { description: 'null without answers' }),
    formSubmitted: Type.Boolean({ description: 'The flag is set or a key detail is filled' }),
    assignedClub: Nullable(ClubReferenceRecord),
    createdAt: Nullable(Moment, {
      description:
        'When the form was first submitted; null when it was not, or when a key detail alone makes it count',
    }),
  },
  { title: 'Submission' },
);

/** GET /api/admin/form-submissions */
export function listSubmissionsRoute(app: App, deps: Dependencies): void {
  app.get(
    '/form-submissions',
    {
      config: { audited: peopleList },
      schema: {
        summary:
          'All students and educators with what they submitted, if anything; with any parameter X-Total-Count says how many match',
        querystring: SubmissionQuery,
        response: responses(Type.Array(Submission), 400),
      },
    },
    async (request, reply) => {
      const { timeZone } = deps;
      const { query } = request;
      const day = today(deps);
      return readList(deps, request, async (db) => {
        const people = await listSubmissions(db, query, timeZone, reply);
        return people.map((person) => submission(person, day));
      });
    },
  );
}

function submission(person: Person, day: string): Static<typeof Submission> {
  const record = personRecord(person, day);
  return {
    ...withId(person.id),
    name: record.name,
    email: record.email,
    phone: record.phone,
    role: record.role,
    formDetails: record.formDetails,
    formSubmitted: record.formSubmitted,
    assignedClub: record.assignedClub,
    createdAt: (record.formSubmitted && person.formSubmittedAt?.toISOString()) || null,
  };
}
