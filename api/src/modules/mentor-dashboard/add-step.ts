import { succeed } from '../../domain/result.ts';
import { cleanName } from '../../domain/names.ts';
import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { created, okWithEtag } from '../../platform/http/responses.ts';
import { countOpenSteps, insertStep } from '../agreed-steps/repository.ts';
import { NewStepBody } from '../agreed-steps/schemas.ts';
import { checkOpenSteps, shownStep, taggedStep } from '../agreed-steps/step.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { changePersonRoute } from './change-person.ts';

/** POST /api/mentor/people/{id}/steps */
export function addStepRoute(app: App, deps: Dependencies): void {
  changePersonRoute(app, deps, {
    method: 'POST',
    url: '/people/:id/steps',
    summary: 'Add a step that one of your people has agreed to do; at most ten are open',
    audited: { action: 'change', what: 'steps' },
    params: IdParams,
    body: NewStepBody,
    status: 201,
    errors: [409],
    change: async (tx, { person, body: { text, dueOn = null } }, act) => {
      const personId = person.id;
      const full = checkOpenSteps(await countOpenSteps(tx, personId));
      if (full) return full;
      const step = await insertStep(tx, { personId, text: cleanName(text), dueOn, at: act.at });
      const entry = { ...act, personId, what: 'step', before: null } as const;
      await appendHistory(tx, { ...entry, after: shownStep(step) });
      return succeed(created(okWithEtag({}, taggedStep(step).etag)));
    },
  });
}
