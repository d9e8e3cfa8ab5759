import type { Static } from 'typebox';
import { etagOf } from '../../platform/http/entity-tags.ts';
import { stepRecord } from '../agreed-steps/step.ts';
import { stageRecord } from '../clubs/records.ts';
import type { Person } from '../people/person.ts';
import type { OverallRecord, ProgressRecord, StageRecords } from './schemas.ts';
import type { Answer, Progress, ProgressInStages, ProgressSummary } from './progress.ts';
import { okWithEtag, type TaggedResponse } from '../../platform/http/responses.ts';

/** Response with a person's progress; its state is the saved progress in the present club. */
export function progressResponse(
  { id, club }: Pick<Person, 'id' | 'club'>,
  progress: Progress,
): TaggedResponse {
  const body = progressRecord(progress);
  const saves = progress.stages.flatMap(({ stage, status, feedback, savedAt }) =>
    savedAt ? [[stage.id, status, feedback, savedAt]] : [],
  );
  return okWithEtag(body, etagOf(body, { id, club: club?.id, saves }));
}

/** Progress in a response. */
function progressRecord(progress: Progress): Static<typeof ProgressRecord> {
  return {
    stageProgress: progress.stages.map(({ stage, status, feedback, savedAt, answer }) => ({
      stage: stageRecord(stage),
      status,
      feedback,
      date: savedAt?.toISOString() ?? null,
      answer: answer && answerRecord(answer),
    })),
    ...overallRecord(progress),
    agreedSteps: progress.agreedSteps.map(stepRecord),
  };
}

/** Summary of the progress, in lists. */
export function overallRecord(progress: ProgressSummary): Static<typeof OverallRecord> {
  return {
    progress: progress.percent,
    currentStage: progress.currentStage,
    lastUpdated: progress.lastUpdated?.toISOString() ?? null,
  };
}

/** Stages with their progress, in lists. */
export function stageRecords({ stages }: ProgressInStages): Static<typeof StageRecords> {
  return stages.map(({ stage, status, feedback, savedAt, answer }) => ({
    ...stageRecord(stage),
    status,
    feedback,
    date: savedAt?.toISOString() ?? null,
    answer: answer && answerRecord(answer),
  }));
}

function answerRecord({ text, at, readAt, isClosed }: Answer) {
  return { text, at: at.toISOString(), readAt: readAt?.toISOString() ?? null, isClosed };
}
