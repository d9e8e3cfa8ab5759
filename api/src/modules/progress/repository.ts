import { sql } from 'kysely';
import type { Executor } from '../../platform/database/types.ts';
import { listSteps } from '../agreed-steps/repository.ts';
import { listStages } from '../clubs/stages.ts';
import type { Person } from '../people/person.ts';
import {
  noProgress,
  stagesWithProgress,
  type Answer,
  type AnsweredSave,
  type Progress,
  type ProgressInStages,
  type ProgressSummary,
  type Save,
} from './progress.ts';

/** The progress of these people by id, in two statements. */
export async function readProgressInStages(
  db: Executor,
  people: readonly Pick<Person, 'id' | 'club'>[],
): Promise<Map<string, ProgressInStages>> {
  const ids = people.map(({ id }) => id);
  const clubIds = new Set(people.flatMap(({ club }) => (club ? [club.id] : [])));
  const stagesOf = await listStages(db, [...clubIds]);
  const savedById = await listSaved(db, ids);
  return new Map(
    people.map(({ id, club }) => {
      const stages = club ? (stagesOf.get(club.id) ?? []) : [];
      const { summary, saves } = savedById.get(id) ?? { summary: noProgress, saves: [] };
      return [id, { ...summary, stages: stagesWithProgress(stages, saves) }];
    }),
  );
}

/** The progress of these people by id with their agreed steps, in three statements. */
export async function readProgressOfPeople(
  db: Executor,
  people: readonly Pick<Person, 'id' | 'club'>[],
  now: Date,
): Promise<Map<string, Progress>> {
  const progressById = await readProgressInStages(db, people);
  const stepsOf = await listSteps(db, [...progressById.keys()], now);
  return new Map(
    [...progressById].map(([id, progress]) => [
      id,
      { ...progress, agreedSteps: stepsOf.get(id) ?? [] },
    ]),
  );
}

/** The progress of one person. */
export async function readProgress(
  db: Executor,
  person: Pick<Person, 'id' | 'club'>,
  now: Date,
): Promise<Progress> {
  const progressById = await readProgressOfPeople(db, [person], now);
  return progressById.get(person.id) ?? noProgress;
}

/** Stores the progress of a person in a stage, replacing the previous one. */
export async function putSave(
  db: Executor,
  personId: string,
  save: Save,
  by: { id: string; name: string },
): Promise<void> {
  const values = {
    status: save.status,
    feedback: save.feedback,
    saved_at: save.savedAt,
    completed_at: save.completedAt,
    saved_by: by.id,
    saved_by_name: by.name,
  };
  await db
    .insertInto('progress')
    .values({ person_id: personId, stage_id: save.stageId, ...values })
    .onConflict((conflict) => conflict.columns(['person_id', 'stage_id']).doUpdateSet(values))
    .execute();
}

interface SavedProgress {
  summary: ProgressSummary;
  saves: AnsweredSave[];
}

/** Summary and saves of each person; the roster has a row per person, with or without saves. */
async function listSaved(
  db: Executor,
  personIds: readonly string[],
): Promise<Map<string, SavedProgress>> {
  const savedById = new Map<string, SavedProgress>();
  if (personIds.length === 0) return savedById;
  const rows = await db
    .selectFrom('roster')
    .leftJoin('progress', 'progress.person_id', 'roster.person_id')
    .select(['roster.person_id', 'roster.percent', 'roster.current_stage', 'roster.last_saved_at'])
    .select(['progress.stage_id', 'progress.status', 'progress.feedback'])
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.person_id', '=', 'progress.person_id')
        .onRef('answers.stage_id', '=', 'progress.stage_id'),
    )
    .select(['progress.saved_at', 'progress.completed_at'])
    .select(['answers.text', 'answers.at', 'answers.read_at', 'answers.is_closed'])
    // One parameter for all ids: a statement has at most 65,535 parameters.
    .where(sql<boolean>`roster.person_id = any (${personIds}::uuid[])`)
    .execute();
  for (const row of rows) {
    const { percent, current_stage, last_saved_at } = row;
    const summary = { percent, currentStage: current_stage, lastUpdated: last_saved_at };
    const saved = savedById.get(row.person_id) ?? { summary, saves: [] };
    savedById.set(row.person_id, saved);
    const { stage_id, status, feedback, saved_at, completed_at } = row;
    if (stage_id === null || status === null || saved_at === null) continue;
    const times = { savedAt: saved_at, completedAt: completed_at };
    saved.saves.push({ stageId: stage_id, status, feedback, ...times, answer: answerOf(row) });
  }
  return savedById;
}

function answerOf(row: {
  text: string | null;
  at: Date | null;
  read_at: Date | null;
  is_closed: boolean | null;
}): Answer | null {
  const { text, at, read_at: readAt, is_closed: isClosed } = row;
  return text === null || at === null ? null : { text, at, readAt, isClosed: isClosed ?? false };
}
