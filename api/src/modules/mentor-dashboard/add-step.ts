import { succeed } from '../../domain/result.ts';
import { cleanName } from '../../domain/names.ts';
import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { created, okWithEtag, responsesOf, sendResult } from '../../platform/http/responses.ts';
import { checkOpenSteps } from '../agreed-steps/change-step.ts';
import { insertStep } from '../agreed-steps/repository.ts';
import { NewStepBody } from '../agreed-steps/schemas.ts';
import { shownStep, taggedStep } from '../agreed-steps/step.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { changePerson } from './change-person.ts';
import { ChangedPerson } from './changed-person.ts';

/** POST /api/mentor/people/{id}/steps */
export function addStepRoute(app: App, deps: Dependencies): void {
  app.post(
    '/people/:id/steps',
    {
      config: { audited: { action: 'change', what: 'steps' } },
      schema: {
        summary: 'Add a step that one of your people has agreed to do; at most ten are open',
        params: IdParams,
        body: NewStepBody,
        response: responsesOf(201, ChangedPerson, 400, 404, 409, 422),
      },
    },
    async (request, reply) => {
      const { text, dueOn = null } = request.body;
      const added = await changePerson(
        deps,
        request,
        request.params.id,
        async (tx, { id }, act) => {
          const full = await checkOpenSteps(tx, id);
          if (full) return full;
          const values = { personId: id, text: cleanName(text), dueOn, at: act.at };
          const step = await insertStep(tx, values);
          const entry = { ...act, personId: id, what: 'step', before: null } as const;
          await appendHistory(tx, { ...entry, after: shownStep(step) });
          return succeed(created(okWithEtag({}, taggedStep(step).etag)));
        },
      );
      return sendResult(reply, added);
    },
  );
}
