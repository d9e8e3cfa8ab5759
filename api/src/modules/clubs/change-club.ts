import { isId } from '../../domain/ids.ts';
import type { Result } from '../../domain/result.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import { checkIfMatch, type IfMatch } from '../../platform/http/entity-tags.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import { clubNotFound, type Club } from './club.ts';
import { clubResponse } from './records.ts';
import { lockClubForChange } from './repository.ts';

/** Locks a club and runs `write`, which changes or deletes it or fails. */
export async function changeClub<T>(
  { db }: Dependencies,
  { id, ifMatch, by }: { id: string; ifMatch: IfMatch; by: SignedIn },
  write: (tx: Executor, club: Club) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!isId(id)) return clubNotFound();
  return transact(db, by, async (tx) => {
    const club = await lockClubForChange(tx, id);
    if (!club) return clubNotFound();
    return checkIfMatch(ifMatch, clubResponse(club)) ?? (await write(tx, club));
  });
}
