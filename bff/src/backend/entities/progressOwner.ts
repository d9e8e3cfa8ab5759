import type { Role } from '../../domain/account.ts';
import type { Club } from '../../domain/club.ts';
import type { ProgressOwner } from '../../domain/progress.ts';
import type { Reference } from '../../domain/reference.ts';
import { ifReadable } from '../reading/orError.ts';
import { refEntity, refKey } from '../reading/reference.ts';

/** The owner of a person's progress, with the club that the person's record refers to. */
export function ownerFrom(
  { id, reader }: { id: string; reader: Role },
  club: Reference<Club> | undefined,
): ProgressOwner {
  return {
    personId: id,
    clubId: refKey(club),
    reader,
    givenStages: () => ifReadable(() => refEntity(club)?.stages) ?? undefined,
  };
}
