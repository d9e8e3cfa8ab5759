import { sql } from 'kysely';
import type { Executor } from '../../plugins/database/types.ts';
import { appendLosses, type Act } from '../history/append.ts';
import { named } from '../history/named.ts';
import type { ClubReference } from './club.ts';

/** Notes for everybody in a club that it goes. */
export async function noteLostClub(
  tx: Executor,
  { id, name }: ClubReference,
  act: Act,
): Promise<void> {
  const before = JSON.stringify(named({ id, name }));
  const losses = sql`
    select user_id as person_id, ${before}::jsonb as before from people where club_id = ${id}`;
  await appendLosses(tx, { ...act, what: 'club' }, losses);
}

/** Notes what has been saved for stages that go, whoever it was saved for. */
export async function noteLostProgress(
  tx: Executor,
  stageIds: readonly string[],
  act: Act,
): Promise<void> {
  if (stageIds.length === 0) return;
  const losses = sql`
    select person_id, jsonb_build_object(
      'stage', jsonb_build_object('_id', stages.id, 'id', stages.id, 'name', stages.name),
      'status', status, 'feedback', feedback) as before
    from progress join stages on stages.id = stage_id
    where stages.id in (${sql.join(stageIds)})`;
  await appendLosses(tx, { ...act, what: 'progress' }, losses);
}
