import DataLoader from 'dataloader';
import type { Audience } from '../../domain/audience.ts';
import type { Progress, ProgressOwner } from '../../domain/progress.ts';
import { asError } from '../reading/asError.ts';
import { unlessError } from '../reading/orError.ts';
import type { ProgressReads } from './reads.ts';

/** Progress as the admin reads it: of one person by that person's call, of several by the list. */
export type ProgressLoaders = Record<Audience, DataLoader<ProgressOwner, Progress | null>>;

export function createProgressLoaders(progress: ProgressReads): ProgressLoaders {
  const loaderFor = (audience: Audience): DataLoader<ProgressOwner, Progress | null> =>
    new DataLoader(
      async (owners) => {
        const isStarted = ({ personId }: ProgressOwner) => progress.hasStarted(audience, personId);
        const others = owners.filter((owner) => !isStarted(owner));
        const isList = new Set(others.map(({ personId }) => personId)).size > 1;
        const listed = isList ? progress.ofAll(audience, others) : null;
        return Promise.all(
          owners.map((owner) =>
            (listed === null || isStarted(owner)
              ? progress.ofPerson(audience, owner)
              : listed.then((found) => unlessError(found.get(owner.personId) ?? null))
            ).catch(asError),
          ),
        );
      },
      // The calls themselves are made once per operation, and again after a write.
      { cache: false },
    );
  return { student: loaderFor('student'), educator: loaderFor('educator') };
}
