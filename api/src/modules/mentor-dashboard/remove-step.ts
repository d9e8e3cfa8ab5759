import { succeed } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { ok, responses, sendResult } from '../../platform/http/responses.ts';
import { readStep } from '../agreed-steps/change-step.ts';
import { deleteStep } from '../agreed-steps/repository.ts';
import { StepParams } from '../agreed-steps/schemas.ts';
import { shownStep } from '../agreed-steps/step.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { changePerson } from './change-person.ts';
import { ChangedPerson } from './changed-person.ts';

/** DELETE /api/mentor/people/{id}/steps/{stepId} */
export function removeStepRoute(app: App, deps: Dependencies): void {
  app.delete(
    '/people/:id/steps/:stepId',
    {
      config: { audited: { action: 'change', what: 'steps' } },
      schema: {
        summary: 'Remove an agreed step of one of your people; the history keeps it',
        params: StepParams,
        response: responses(ChangedPerson, 400, 404, 412, 422),
      },
    },
    async (request, reply) => {
      const { id: personId, stepId } = request.params;
      const change = { personId, stepId, ifMatch: ifMatchOf(request) };
      const removed = await changePerson(deps, request, personId, async (tx, _person, act) => {
        const read = await readStep(tx, change, act.at);
        if (!read.ok) return read;
        await deleteStep(tx, stepId);
        const entry = { ...act, personId, what: 'step', after: null } as const;
        await appendHistory(tx, { ...entry, before: shownStep(read.value) });
        return succeed(ok({}));
      });
      return sendResult(reply, removed);
    },
  );
}
