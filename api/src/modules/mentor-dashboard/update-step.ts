import { cleanName } from '../../domain/names.ts';
import { succeed } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { okWithEtag } from '../../platform/http/responses.ts';
import { changeStep, readStep } from '../agreed-steps/change-step.ts';
import { StepChangeBody, StepParams } from '../agreed-steps/schemas.ts';
import { taggedStep } from '../agreed-steps/step.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePersonRoute } from './change-person.ts';

/** PUT /api/mentor/people/{id}/steps/{stepId} */
export function updateStepRoute(app: App, deps: Dependencies): void {
  changePersonRoute(app, deps, {
    method: 'PUT',
    url: '/people/:id/steps/:stepId',
    summary: 'Change text and due day of an agreed step of one of your people',
    audited: { action: 'change', what: 'steps' },
    params: StepParams,
    body: StepChangeBody,
    errors: [412],
    change: async (tx, { person, params: { stepId }, body: { text, dueOn }, ifMatch }, act) => {
      const read = await readStep(tx, { personId: person.id, stepId, ifMatch }, act.at);
      if (!read.ok) return read;
      const before = read.value;
      const after = { ...before, text: cleanName(text), ...(dueOn !== undefined && { dueOn }) };
      await changeStep(tx, person.id, { before, after }, act);
      return succeed(okWithEtag({}, taggedStep(after).etag));
    },
  });
}
