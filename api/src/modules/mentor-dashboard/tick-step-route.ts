import { mapResult } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ok } from '../../platform/http/responses.ts';
import { tickStep } from '../agreed-steps/change-step.ts';
import { StepParams, TickBody } from '../agreed-steps/schemas.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePersonRoute } from './change-person.ts';

/** PUT /api/mentor/people/{id}/steps/{stepId}/done */
export function tickStepRoute(app: App, deps: Dependencies): void {
  changePersonRoute(app, deps, {
    method: 'PUT',
    url: '/people/:id/steps/:stepId/done',
    summary: 'Mark an agreed step of one of your people as done, or open it again',
    audited: { action: 'change', what: 'steps' },
    params: StepParams,
    body: TickBody,
    errors: [409, 412],
    change: async (tx, { person, params: { stepId }, body: { isDone }, ifMatch }, act) => {
      const step = { personId: person.id, stepId, ifMatch };
      return mapResult(await tickStep(tx, step, isDone, act), () => ok({}));
    },
  });
}
