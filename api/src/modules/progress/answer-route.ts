import { Type } from 'typebox';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import { responses, sendResult } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerFeedback } from './answers.ts';
import { changeOwn } from '../people/change-own.ts';
import { ownProgress } from './read-progress.ts';
import { ProgressRecord } from './schemas.ts';

const AnswerBody = Type.Object(
  { text: Type.String({ maxLength: 1000, description: 'Blank: removes the answer' }) },
  { title: 'Answer' },
);

/** PUT /api/student/stages/{stageId}/answer and the same for educators */
export function answerRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    '/stages/:stageId/answer',
    {
      schema: {
        summary: 'Answer the present feedback of a stage of your club, until it is saved again',
        description: 'If-Match has the ETag of your progress.',
        params: Type.Object({ stageId: Type.String() }),
        body: AnswerBody,
        response: responses(ProgressRecord, 400, 404, 409, 412, 422),
      },
    },
    async (request, reply) => {
      const { stageId } = request.params;
      const { text } = request.body;
      const answer = { stageId, text, ifMatch: ifMatchOf(request) };
      const answered = await changeOwn(deps, request, audience, ownProgress, (tx, person, act) =>
        answerFeedback(tx, person, answer, act),
      );
      return sendResult(reply, answered);
    },
  );
}
