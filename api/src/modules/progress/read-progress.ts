import type { FastifyReply } from 'fastify';
import type { Failed } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { responses, sendRecord } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OwnPart } from '../people/change-own.ts';
import { personNotFound, personOfMentorNotFound, type Person } from '../people/person.ts';
import { findPerson, findPersonOfMentor } from '../people/repository.ts';
import { progressResponse } from './progress-record.ts';
import { readProgress } from './repository.ts';
import { ProgressRecord } from './schemas.ts';

/** The own progress as part of which a step is ticked or feedback answered. */
export const ownProgress: OwnPart = { find: findPerson, respond };

/** GET /api/student/progress and /api/educator/progress */
export function ownProgressRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.get(
    '/progress',
    {
      schema: {
        summary: "Your own progress through your club's stages",
        response: responses(ProgressRecord, 404),
      },
    },
    async (request, reply) => {
      const person = await findPerson(deps.db, audience, signedInAs(request).id);
      return sendProgress(reply, deps, person, personNotFound(audience));
    },
  );
}

/** GET /api/admin/students/{id}/progress and the same for educators */
export function personProgressRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}s/:id/progress`,
    {
      config: { audited: { action: 'read', what: 'progress' } },
      schema: {
        summary: "A person's progress through the stages of the present club",
        params: IdParams,
        response: responses(ProgressRecord, 404),
      },
    },
    async (request, reply) => {
      const person = await findPerson(deps.db, audience, request.params.id);
      return sendProgress(reply, deps, person, personNotFound(audience));
    },
  );
}

/** GET /api/mentor/people/{id}/progress */
export function mentoredProgressRoute(app: App, deps: Dependencies): void {
  app.get(
    '/people/:id/progress',
    {
      config: { audited: { action: 'read', what: 'progress' } },
      schema: {
        summary: 'The progress of one of your people, with its ETag for If-Match',
        params: IdParams,
        response: responses(ProgressRecord, 404),
      },
    },
    async (request, reply) => {
      const mentor = signedInAs(request);
      const person = await findPersonOfMentor(deps.db, mentor.id, request.params.id);
      return sendProgress(reply, deps, person, personOfMentorNotFound());
    },
  );
}

async function respond({ db, now }: Dependencies, person: Person) {
  return progressResponse(person, await readProgress(db, person, now()));
}

async function sendProgress(
  reply: FastifyReply,
  deps: Dependencies,
  person: Person | null,
  notFound: Failed,
): Promise<FastifyReply> {
  return sendRecord(reply, person && (await respond(deps, person)), notFound);
}
