import type { Executor } from '../../plugins/database/types.ts';
import { listStages } from '../clubs/stages.ts';
import type { Person } from '../people/person.ts';
import { standingOf, type Save, type Standing } from './standing.ts';

/** Where these people stand, by their ids; two statements for any number of people. */
export async function readStandings(
  db: Executor,
  people: readonly Pick<Person, 'id' | 'club'>[],
): Promise<Map<string, Standing>> {
  const clubIds = new Set(people.flatMap(({ club }) => (club ? [club.id] : [])));
  const stagesOf = await listStages(db, [...clubIds]);
  const savesOf = await listSaves(
    db,
    people.map(({ id }) => id),
  );
  return new Map(
    people.map(({ id, club }) => {
      const stages = club ? (stagesOf.get(club.id) ?? []) : [];
      return [id, standingOf(stages, savesOf.get(id) ?? [])];
    }),
  );
}

/** Where one person stands. */
export async function readStanding(
  db: Executor,
  person: Pick<Person, 'id' | 'club'>,
): Promise<Standing> {
  const standings = await readStandings(db, [person]);
  return standings.get(person.id) ?? standingOf([], []);
}

/** Stores the newest save of a person for a stage in place of the one before. */
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

async function listSaves(db: Executor, personIds: readonly string[]): Promise<Map<string, Save[]>> {
  if (personIds.length === 0) return new Map();
  const rows = await selectSaves(db).where('person_id', 'in', personIds).execute();
  const savesOf = new Map<string, Save[]>(personIds.map((id) => [id, []]));
  for (const row of rows) savesOf.get(row.person_id)?.push(toSave(row));
  return savesOf;
}

function selectSaves(db: Executor) {
  return db
    .selectFrom('progress')
    .select(['person_id', 'stage_id', 'status', 'feedback', 'saved_at', 'completed_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSaves>['execute']>>[number];

function toSave({ stage_id, status, feedback, saved_at, completed_at }: Row): Save {
  return { stageId: stage_id, status, feedback, savedAt: saved_at, completedAt: completed_at };
}
