import { Type } from 'typebox';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { TrackerFilter } from './tracker-query.ts';
import { summariseTracked, trackedBy } from './tracker.ts';

const Summary = Type.Object(
  {
    total: Type.Integer(),
    completed: Type.Integer({ description: 'People at 100 percent' }),
    inProgress: Type.Integer({ description: 'People at 1 to 99 percent' }),
    averageProgress: Type.Integer({
      description: 'Whole percent, rounded half up; 0 of nobody',
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
        summary: `Four figures over the progress of the ${audience}s that match`,
        querystring: TrackerFilter,
        response: { 200: Summary, 400: ErrorBody },
      },
    },
    async (request) => summariseTracked(db, await trackedBy(db, audience, request.query)),
  );
}
