import type { Static } from 'typebox';
import { stageRecord } from '../clubs/records.ts';
import type { OverallRecord, ProgressRecord, StageRecords } from './schemas.ts';
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
    ...overallRecord(standing),
  };
}

/** How far a person is altogether, as it stands in lists. */
export function overallRecord(standing: Standing): Static<typeof OverallRecord> {
  return {
    progress: standing.percent,
    currentStage: standing.currentStage,
    lastUpdated: standing.lastUpdated?.toISOString() ?? null,
  };
}

/** The stages with their standing in one record each, as they stand in lists. */
export function stageRecords({ stages }: Standing): Static<typeof StageRecords> {
  return stages.map(({ stage, status, feedback, savedAt }) => ({
    ...stageRecord(stage),
    status,
    feedback,
    date: savedAt?.toISOString() ?? null,
  }));
}
