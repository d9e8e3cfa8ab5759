import type { Executor } from '../../platform/database/types.ts';
import type { Stage } from './club.ts';
import type { StagePlan } from './plan-stages.ts';

/** Stages of the clubs in order, in one statement. */
export async function listStages(
  db: Executor,
  clubIds: readonly string[],
): Promise<Map<string, Stage[]>> {
  const stagesOf = new Map<string, Stage[]>(clubIds.map((id) => [id, []]));
  if (clubIds.length === 0) return stagesOf;
  const rows = await db
    .selectFrom('stages')
    .selectAll()
    .where('club_id', 'in', clubIds)
    .orderBy('club_id')
    .orderBy('position')
    .execute();
  for (const { club_id, id, name, description } of rows) {
    stagesOf.get(club_id)?.push({ id, name, description });
  }
  return stagesOf;
}

/** Replaces the stages of a club; stages missing in the plan are deleted with their progress. */
export async function saveStages(
  tx: Executor,
  clubId: string,
  plan: readonly StagePlan[],
): Promise<void> {
  const kept = plan.flatMap(({ id }) => (id === null ? [] : [id]));
  const others = tx.deleteFrom('stages').where('club_id', '=', clubId);
  await (kept.length > 0 ? others.where('id', 'not in', kept) : others).execute();
  for (const [position, { id, name, description }] of plan.entries()) {
    const values = { position, name, description };
    await (
      id === null
        ? tx.insertInto('stages').values({ ...values, club_id: clubId })
        : tx.updateTable('stages').set(values).where('id', '=', id)
    ).execute();
  }
}
