import { sql } from 'kysely';
import type { Executor } from '../../platform/database/types.ts';
import { appendLosses, named, type Action } from '../history/append.ts';
import type { ClubReference } from './club.ts';

/** Adds history entries for the members of a deleted club. */
export async function recordLostClub(
  tx: Executor,
  { id, name }: ClubReference,
  act: Action,
): Promise<void> {
  const before = JSON.stringify(named({ id, name }));
  const losses = sql`
    select user_id as person_id, ${before}::jsonb as before from people where club_id = ${id}`;
  await appendLosses(tx, { ...act, what: 'club' }, losses);
}

/** Adds history entries for the saved progress of deleted stages. */
export async function recordLostProgress(
  tx: Executor,
  stageIds: readonly string[],
  act: Action,
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
