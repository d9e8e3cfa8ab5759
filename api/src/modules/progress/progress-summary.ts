import { Type } from 'typebox';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import { responses } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { TrackerFilter } from './tracker-query.ts';
import { summariseTracked, trackerConditions } from './tracker.ts';

const Summary = Type.Object(
  {
    total: Type.Integer(),
    completed: Type.Integer({ description: 'People at 100 percent' }),
    inProgress: Type.Integer({ description: 'People at 1 to 99 percent' }),
    averageProgress: Type.Integer({
      description: 'Whole percent, rounded half up; 0 without people',
    }),
  },
  { title: 'ProgressSummary' },
);

/** GET /api/admin/student-progress/summary and /api/admin/educator-progress/summary */
export function progressSummaryRoute(app: App, { db }: Dependencies, audience: Audience): void {
  app.get(
    `/${audience}-progress/summary`,
    {
      schema: {
        summary: `Summary of the progress of the matching ${audience}s`,
        querystring: TrackerFilter,
        response: responses(Summary, 400),
      },
    },
    async (request) => summariseTracked(db, await trackerConditions(db, audience, request.query)),
  );
}
