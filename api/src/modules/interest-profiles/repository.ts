import { oneOf } from '../../platform/database/conditions.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { InterestProfile } from './interest-profile.ts';

/** The results of students, by id. */
export async function findInterestProfiles(
  db: Executor,
  personIds: readonly string[],
): Promise<Map<string, InterestProfile>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('interest_profiles')
    .selectAll()
    .where(oneOf('person_id', personIds))
    .execute();
  return new Map(
    rows.map(({ person_id, version, completed_at, ...scores }) => [
      person_id,
      { version, completedAt: completed_at, scores },
    ]),
  );
}

/** Stores a result in place of the former one. */
export async function storeInterestProfile(
  tx: Executor,
  personId: string,
  { version, completedAt, scores }: InterestProfile,
): Promise<void> {
  const values = { version, completed_at: completedAt, ...scores };
  await tx
    .insertInto('interest_profiles')
    .values({ person_id: personId, ...values })
    .onConflict((on) => on.column('person_id').doUpdateSet(values))
    .execute();
}

export async function deleteInterestProfile(tx: Executor, personId: string): Promise<void> {
  await tx.deleteFrom('interest_profiles').where('person_id', '=', personId).execute();
}
