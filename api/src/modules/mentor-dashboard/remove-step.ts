import { succeed } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ok } from '../../platform/http/responses.ts';
import { readStep } from '../agreed-steps/change-step.ts';
import { deleteStep } from '../agreed-steps/repository.ts';
import { StepParams } from '../agreed-steps/schemas.ts';
import { shownStep } from '../agreed-steps/step.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { changePersonRoute } from './change-person.ts';

/** DELETE /api/mentor/people/{id}/steps/{stepId} */
export function removeStepRoute(app: App, deps: Dependencies): void {
  changePersonRoute(app, deps, {
    method: 'DELETE',
    url: '/people/:id/steps/:stepId',
    summary: 'Remove an agreed step of one of your people; the history keeps it',
    audited: { action: 'change', what: 'steps' },
    params: StepParams,
    errors: [412],
    change: async (tx, { person, params: { stepId }, ifMatch }, act) => {
      const personId = person.id;
      const read = await readStep(tx, { personId, stepId, ifMatch }, act.at);
      if (!read.ok) return read;
      await deleteStep(tx, stepId);
      const entry = { ...act, personId, what: 'step', after: null } as const;
      await appendHistory(tx, { ...entry, before: shownStep(read.value) });
      return succeed(ok({}));
    },
  });
}
