import { Type } from 'typebox';
import { visibleText } from '../../domain/fields.ts';
import { messages } from '../../domain/messages.ts';
import { fail, limited, succeed, type Failed } from '../../domain/result.ts';
import { withValues } from '../../domain/sentence.ts';
import { Moment } from '../../domain/schemas.ts';
import { parseEnum } from '../../domain/words.ts';
import { concernCategories } from '../../platform/database/counselling-tables.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { App } from '../../platform/http/app-type.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import { recordId, withId } from '../../platform/http/records.ts';
import { created, ok, responsesOf, sendResult } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueMails } from '../mails/outbox.ts';
import { insertConcern, listReports } from './repository.ts';

const MAX_A_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

const ConcernBody = Type.Object(
  {
    category: Type.String({
      maxLength: 50,
      description: `One of ${concernCategories.join(', ')}, case-insensitive`,
      ...messages({ required: 'CONCERN_CATEGORY_REQUIRED' }),
    }),
    text: visibleText(2000, 'CONCERN_TEXT_REQUIRED', 'For administrators only'),
  },
  { title: 'NewConcern' },
);

/** POST /api/me/concerns */
export function reportConcernRoute(app: App, deps: Dependencies): void {
  app.post(
    '/concerns',
    {
      schema: {
        summary: 'Report a concern to the administrators alone; at most five in 24 hours',
        body: ConcernBody,
        response: responsesOf(
          201,
          Type.Object({ ...recordId, reportedAt: Moment }, { title: 'ReportedConcern' }),
          400,
          422,
          429,
        ),
      },
    },
    async (request, reply) => {
      const { id: writerId } = signedInAs(request);
      const category = parseEnum(concernCategories, request.body.category);
      const text = request.body.text.trim();
      const reported = await runIdempotent(deps, request, async (tx) => {
        if (!category) return fail('VALIDATION', 'CONCERN_CATEGORY_REQUIRED', 'category');
        await lockPeople(tx, 'user_id', writerId);
        const at = deps.now();
        const tooMany = await checkLimit(tx, writerId, at);
        if (tooMany) return tooMany;
        const id = await insertConcern(tx, { writerId, category, text, at });
        const { concernMailTo: address } = deps;
        if (address !== null) await queueMails(tx, [{ kind: 'concern', address }], deps);
        return succeed(created(ok({ ...withId(id), reportedAt: at.toISOString() })));
      });
      return sendResult(reply, reported);
    },
  );
}

async function checkLimit(tx: Executor, writerId: string, now: Date): Promise<Failed | null> {
  const reports = await listReports(tx, writerId, new Date(now.getTime() - DAY_MS));
  const first = reports.at(-MAX_A_DAY);
  if (!first) return null;
  const retryAfter = Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000);
  return limited(withValues('TOO_MANY_CONCERNS', { limit: MAX_A_DAY }), retryAfter);
}
