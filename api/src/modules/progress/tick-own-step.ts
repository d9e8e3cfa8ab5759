import type { Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { responses, sendResult } from '../../platform/http/responses.ts';
import { tickStep } from '../agreed-steps/change-step.ts';
import { OwnStepParams, TickBody } from '../agreed-steps/schemas.ts';
import type { Dependencies } from '../dependencies.ts';
import { changeOwn } from '../people/change-own.ts';
import { ownProgress } from './read-progress.ts';
import { ProgressRecord } from './schemas.ts';

/** PUT /api/student/steps/{stepId}/done and the same for educators */
export function tickOwnStepRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    '/steps/:stepId/done',
    {
      schema: {
        summary: 'Mark one of your agreed steps as done, or open it again',
        description: 'If-Match has the version of the step.',
        params: OwnStepParams,
        body: TickBody,
        response: responses(ProgressRecord, 400, 404, 409, 412, 422),
      },
    },
    async (request, reply) => {
      const { stepId } = request.params;
      const { isDone } = request.body;
      const ifMatch = ifMatchOf(request);
      const ticked = await changeOwn(deps, request, audience, ownProgress, (tx, { id }, act) =>
        tickStep(tx, { personId: id, stepId, ifMatch }, isDone, act),
      );
      return sendResult(reply, ticked);
    },
  );
}
