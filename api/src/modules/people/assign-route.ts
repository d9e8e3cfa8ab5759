import type { TObject } from 'typebox';
import { today } from '../../domain/calendar.ts';
import type { Audience } from '../../domain/words.ts';
import { transact } from '../../platform/database/transact.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { IdParams } from '../../platform/http/records.ts';
import { responses, sendResultAs } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import { assign, type Assignable, type Named } from './assign.ts';
import { personNotFound } from './person.ts';
import { personResponse } from './person-record.ts';
import { PersonRecords } from './schemas.ts';

/** Adds a route that assigns a club or mentor to one person: null in `clubId` or `mentorId` removes it. */
export function assignRoute<T extends Named>(
  app: App,
  deps: Dependencies,
  audience: Audience,
  assignable: Assignable<T>,
  { summary, body }: { summary: string; body: TObject },
): void {
  const { what } = assignable;
  app.put(
    `/${audience}s/:id/assign-${what}`,
    {
      config: { audited: { action: 'change', what } },
      schema: {
        summary,
        params: IdParams,
        body,
        response: responses(PersonRecords[audience], 400, 404, 412),
      },
    },
    async (request, reply) => {
      const { [`${what}Id`]: targetId = null } = request.body as Record<string, string | null>;
      const person = { id: request.params.id, ifMatch: ifMatchOf(request) };
      const by = signedInAs(request);
      const day = today(deps);
      const assigned = await transact(deps.db, by, async (tx) => {
        const act = { at: deps.now(), by, deps };
        const people = { audience, day, people: [person] };
        const [result] = await assign(tx, assignable, people, targetId, act);
        return result ?? personNotFound(audience);
      });
      return sendResultAs(reply, assigned, (one) => personResponse(one, day));
    },
  );
}
