import type { Static } from 'typebox';
import { etagOf, type Tagged } from '../../plugins/etag.ts';
import { stageRecord } from '../clubs/records.ts';
import type { Person } from '../people/person.ts';
import type { OverallRecord, ProgressRecord, StageRecords } from './schemas.ts';
import type { Standing } from './standing.ts';

/** The answer that is a person's progress; its state is what was saved for the present club. */
export function progressAnswer(
  { id, club }: Pick<Person, 'id' | 'club'>,
  standing: Standing,
): Tagged {
  const body = progressRecord(standing);
  const saves = standing.stages.flatMap(({ stage, status, feedback, savedAt }) =>
    savedAt ? [[stage.id, status, feedback, savedAt]] : [],
  );
  return { status: 200, body, etag: etagOf(body, { id, club: club?.id, saves }) };
}

/** Where a person stands, as the api answers with it. */
function progressRecord(standing: Standing): Static<typeof ProgressRecord> {
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
