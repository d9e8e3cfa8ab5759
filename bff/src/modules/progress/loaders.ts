import DataLoader from 'dataloader';
import type { Audience } from '../clubs/club.ts';
import type { ProgressOwner } from './normalise.ts';
import type { Progress } from './progress.ts';
import type { ProgressSource } from './source.ts';

/** Progress as the admin reads it: of one person by that person's call, of several by the list. */
export type ProgressLoaders = Record<Audience, DataLoader<ProgressOwner, Progress | null>>;

export function createProgressLoaders(progress: ProgressSource): ProgressLoaders {
  const loaderFor = (audience: Audience): DataLoader<ProgressOwner, Progress | null> =>
    new DataLoader(
      async (owners) => {
        const [first] = owners;
        const people = new Set(owners.map(({ personId }) => personId));
        if (first !== undefined && people.size === 1) {
          const one = await progress.ofPerson(audience, first);
          return owners.map(() => one);
        }
        const found = await progress.ofAll(audience, [...owners]);
        return owners.map(({ personId }) => found.get(personId) ?? null);
      },
      // The calls themselves are made once per operation, and again after a write.
      { cache: false },
    );
  return { student: loaderFor('student'), educator: loaderFor('educator') };
}
