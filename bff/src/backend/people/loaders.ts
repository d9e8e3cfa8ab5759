import DataLoader from 'dataloader';
import type { Role } from '../../domain/user.ts';
import type { Audience } from '../../graphql/audience.ts';
import type { PersonOf } from '../../domain/person.ts';
import type { PeopleSource } from './calls.ts';

/** Whole records by id, as the admin reads them: one list call for all of an audience. */
export type PeopleLoaders = { [A in Audience]: DataLoader<string, PersonOf<A> | null> };

export function createPeopleLoaders(people: PeopleSource): PeopleLoaders {
  const loaderFor = <A extends Audience>(audience: A): DataLoader<string, PersonOf<A> | null> =>
    new DataLoader(
      async (ids) => {
        const found = await people.byIds(audience, [...new Set(ids)]);
        const byId = new Map(found.map((person) => [person.id, person]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      // The list itself is read once per operation, and again after a write.
      { cache: false },
    );
  return { student: loaderFor('student'), educator: loaderFor('educator') };
}

/** The list that tells a person whole; none but the admin may read it. */
export function listOf<A extends Audience>(
  { audience, reader }: { audience: A; reader: Role },
  loaders: PeopleLoaders,
): PeopleLoaders[A] | null {
  return reader === 'admin' ? loaders[audience] : null;
}
