import type { HTTPMethods } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Audited } from '../../platform/http/audited.ts';
import { ifMatchOf, type IfMatch } from '../../platform/http/entity-tags.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import { responsesOf, sendResult, type ApiResponse } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Action } from '../history/append.ts';
import { personOfMentorNotFound, type Person } from '../people/person.ts';
import { lockPersonOfMentor } from '../people/repository.ts';
import { ChangedPerson, withPersonAndStats } from './changed-person.ts';

/** A mentor's change of one of the own people. */
interface PersonChange<P extends TSchema, B extends TSchema> {
  method: HTTPMethods;
  url: `/people/:id/${string}`;
  summary: string;
  audited: Audited;
  params: P;
  body?: B;
  /** Default: 200. */
  status?: 201;
  /** Beside 400, 404 and 422; with 412 the change takes If-Match. */
  errors: (409 | 412)[];
  /** Changes the locked person. */
  change: (
    tx: Executor,
    sent: { person: Person; params: Static<P>; body: Static<B>; ifMatch: IfMatch },
    act: Action,
  ) => Promise<Result<ApiResponse>>;
}

/** Adds a route of a change; it responds with the person and the statistics. */
export function changePersonRoute<P extends TSchema, B extends TSchema>(
  app: App,
  deps: Dependencies,
  { method, url, summary, audited, params, body, status, errors, change }: PersonChange<P, B>,
): void {
  app.route({
    method,
    url,
    config: { audited },
    schema: {
      summary,
      params,
      ...(body && { body }),
      response: responsesOf(status ?? 200, ChangedPerson, 400, 404, 422, ...errors),
    },
    handler: async (request, reply) => {
      const by = signedInAs(request);
      const sent = {
        params: request.params as Static<P>,
        body: request.body as Static<B>,
        ifMatch: errors.includes(412) ? ifMatchOf(request) : null,
      };
      const { id: personId } = request.params as { id: string };
      const changed = await runIdempotent(deps, request, async (tx) => {
        const person = await lockPersonOfMentor(tx, by.id, personId);
        if (!person) return personOfMentorNotFound();
        return change(tx, { person, ...sent }, { by, at: deps.now() });
      });
      const answer = await withPersonAndStats(deps, { mentorId: by.id, personId }, changed);
      return sendResult(reply, answer);
    },
  });
}
