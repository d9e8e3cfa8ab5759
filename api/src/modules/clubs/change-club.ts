import { isId } from '../../domain/ids.ts';
import type { Result } from '../../domain/result.ts';
import { transact } from '../../plugins/database/transact.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { refuseStale, type IfMatch } from '../../plugins/etag.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Club } from './club.ts';
import { noSuchClub } from './no-such-club.ts';
import { clubAnswer } from './records.ts';
import { holdClubToChange } from './repository.ts';

/** Holds a club and lets `write` change or delete it, or refuse. */
export async function changeClub<T>(
  { db }: Dependencies,
  { id, ifMatch }: { id: string; ifMatch: IfMatch },
  write: (tx: Executor, club: Club) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!isId(id)) return noSuchClub();
  return transact(db, async (tx) => {
    const club = await holdClubToChange(tx, id);
    if (!club) return noSuchClub();
    return refuseStale(ifMatch, clubAnswer(club)) ?? (await write(tx, club));
  });
}
