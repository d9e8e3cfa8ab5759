import DataLoader from 'dataloader';
import type { Audience } from '../../domain/audience.ts';
import type { PersonOf } from '../../domain/person.ts';

/** Whole records by id, as the admin reads them: one list call for all of an audience. */
export type PeopleLoaders = { [A in Audience]: DataLoader<string, PersonOf<A> | null> };

export function createPeopleLoaders(
  byIds: <A extends Audience>(audience: A, ids: string[]) => Promise<PersonOf<A>[]>,
): PeopleLoaders {
  const loaderFor = <A extends Audience>(audience: A): DataLoader<string, PersonOf<A> | null> =>
    new DataLoader(
      async (ids) => {
        const found = await byIds(audience, [...new Set(ids)]);
        const byId = new Map(found.map((person) => [person.id, person]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      // The list itself is read once per operation, and again after a write.
      { cache: false },
    );
  return { student: loaderFor('student'), educator: loaderFor('educator') };
}
