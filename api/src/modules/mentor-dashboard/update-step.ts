import { cleanName } from '../../domain/names.ts';
import { succeed } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { okWithEtag, responses, sendResult } from '../../platform/http/responses.ts';
import { changeStep, readStep } from '../agreed-steps/change-step.ts';
import { StepChangeBody, StepParams } from '../agreed-steps/schemas.ts';
import { taggedStep } from '../agreed-steps/step.ts';
import type { Dependencies } from '../dependencies.ts';
import { changePerson } from './change-person.ts';
import { ChangedPerson } from './changed-person.ts';

/** PUT /api/mentor/people/{id}/steps/{stepId} */
export function updateStepRoute(app: App, deps: Dependencies): void {
  app.put(
    '/people/:id/steps/:stepId',
    {
      config: { audited: { action: 'change', what: 'steps' } },
      schema: {
        summary: 'Change text and due day of an agreed step of one of your people',
        params: StepParams,
        body: StepChangeBody,
        response: responses(ChangedPerson, 400, 404, 412, 422),
      },
    },
    async (request, reply) => {
      const { id: personId, stepId } = request.params;
      const { text, dueOn } = request.body;
      const change = { personId, stepId, ifMatch: ifMatchOf(request) };
      const updated = await changePerson(deps, request, personId, async (tx, _person, act) => {
        const read = await readStep(tx, change, act.at);
        if (!read.ok) return read;
        const before = read.value;
        const after = { ...before, text: cleanName(text), ...(dueOn !== undefined && { dueOn }) };
        await changeStep(tx, personId, { before, after }, act);
        return succeed(okWithEtag({}, taggedStep(after).etag));
      });
      return sendResult(reply, updated);
    },
  );
}
