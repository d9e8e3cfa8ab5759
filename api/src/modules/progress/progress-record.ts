import type { Static } from 'typebox';
import { stageRecord } from '../clubs/records.ts';
import type { ProgressRecord } from './schemas.ts';
import type { Standing } from './standing.ts';

/** Where a person stands, as the api answers with it. */
export function progressRecord(standing: Standing): Static<typeof ProgressRecord> {
  return {
    stageProgress: standing.stages.map(({ stage, status, feedback, savedAt }) => ({
      stage: stageRecord(stage),
      status,
      feedback,
      date: savedAt?.toISOString() ?? null,
    })),
    progress: standing.percent,
    currentStage: standing.currentStage,
    lastUpdated: standing.lastUpdated?.toISOString() ?? null,
  };
}
