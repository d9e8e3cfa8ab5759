import { mapResult } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { ok, responses, sendResult } from '../../platform/http/responses.ts';
import { tickStep } from '../agreed-steps/change-step.ts';
import { StepParams, TickBody } from '../agreed-steps/schemas.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePerson } from './change-person.ts';
import { ChangedPerson } from './changed-person.ts';

/** PUT /api/mentor/people/{id}/steps/{stepId}/done */
export function tickStepRoute(app: App, deps: Dependencies): void {
  app.put(
    '/people/:id/steps/:stepId/done',
    {
      config: { audited: { action: 'change', what: 'steps' } },
      schema: {
        summary: 'Mark an agreed step of one of your people as done, or open it again',
        params: StepParams,
        body: TickBody,
        response: responses(ChangedPerson, 400, 404, 409, 412, 422),
      },
    },
    async (request, reply) => {
      const { id: personId, stepId } = request.params;
      const { isDone } = request.body;
      const change = { personId, stepId, ifMatch: ifMatchOf(request) };
      const ticked = await changePerson(deps, request, personId, async (tx, _person, act) =>
        mapResult(await tickStep(tx, change, isDone, act), () => ok({})),
      );
      return sendResult(reply, ticked);
    },
  );
}
