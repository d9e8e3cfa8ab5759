import { BATCH_PEOPLE } from '../../../../limits.mjs';
import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { today } from '../../domain/calendar.ts';
import type { AuditPart } from '../../domain/audit.ts';
import { refine } from '../../domain/messages.ts';
import { succeed, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { App } from '../../platform/http/app-type.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import { ok, responses, sendResult } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Assigning } from '../people/assign.ts';
import type { PeopleToChange } from '../people/change-people.ts';
import { countChanged, onlyPerson, personResults, PersonResult } from '../people/person-result.ts';
import type { Person } from '../people/person.ts';

/** The mails of a batch wait, so that undoing it can delete them; in ms. */
const MAIL_DELAY_MS = 10 * 60_000;

const People = refine(
  Type.Array(
    Type.Object({
      id: Type.String({ maxLength: 100 }),
      etag: Type.Optional(
        Type.String({ maxLength: 200, description: 'Change the person only in this state' }),
      ),
    }),
    { minItems: 1, maxItems: BATCH_PEOPLE, description: 'Different people' },
  ),
  (people) =>
    new Set(people.map(({ id }) => id)).size === people.length ? null : 'PEOPLE_REPEATED',
);

const BatchResults = Type.Object(
  { results: Type.Array(PersonResult, { description: 'In the order of the request' }) },
  { title: 'BatchResults' },
);

type BatchBody = { people: Static<typeof People> };

/** A change that is the same for each person of a batch. */
export interface Batch<F extends TProperties> {
  /** Last part of the path. */
  path: string;
  summary: string;
  what: AuditPart;
  /** The new value in the body. */
  fields: F;
  change: (
    tx: Executor,
    people: PeopleToChange,
    body: Static<TObject<F>>,
    act: Assigning,
  ) => Promise<Result<Person>[]>;
}

/** PUT /api/admin/batches/students/… and /api/admin/batches/educators/… */
export function batchRoute<F extends TProperties>(
  app: App,
  deps: Dependencies,
  audience: Audience,
  { path, summary, what, fields, change }: Batch<F>,
): void {
  app.put(
    `/batches/${audience}s/${path}`,
    {
      config: {
        audited: {
          action: 'change',
          what,
          personOf: (_request, response) =>
            onlyPerson((response as Static<typeof BatchResults>).results),
          listOf: ({ body }, response) => ({
            filter: JSON.stringify(body),
            rowCount: countChanged((response as Static<typeof BatchResults>).results),
          }),
        },
      },
      schema: {
        summary,
        description:
          'Refused people are left out, the others are changed in one transaction. An unknown person, club or mentor is a refusal of the people concerned.',
        body: Type.Object({ people: People, ...fields }),
        response: responses(BatchResults, 400, 422),
      },
    },
    async (request, reply) => {
      const body = request.body as BatchBody & Static<TObject<F>>;
      const at = deps.now();
      const mailsDueAt = new Date(at.getTime() + MAIL_DELAY_MS);
      const act = { at, by: signedInAs(request), deps, mailsDueAt };
      const day = today(deps);
      const people = body.people.map(({ id, etag }) => ({
        id,
        ifMatch: etag === undefined ? null : [etag],
      }));
      const done = await runIdempotent(deps, request, async (tx) => {
        const results = await change(tx, { audience, people, day }, body, act);
        return succeed(ok({ results: personResults(people, results, day) }));
      });
      return sendResult(reply, done);
    },
  );
}
