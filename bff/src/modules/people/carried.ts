import type { PartialPerson } from './entity.ts';
import type { PeopleLoaders } from './loaders.ts';

/** A field as the call that named the person carried it, else out of the admin's list of people. */
export function carried<P extends PartialPerson, K extends keyof P>(
  person: P,
  key: K,
  loaders: PeopleLoaders,
): NonNullable<P[K]> | null | Promise<NonNullable<P[K]> | null> {
  const value = person[key];
  if (value !== undefined) return value;
  return person.reader === 'admin' ? whole(person, key, loaders) : null;
}

async function whole<P extends PartialPerson, K extends keyof P>(
  person: P,
  key: K,
  loaders: PeopleLoaders,
): Promise<NonNullable<P[K]> | null> {
  // A person's audience says which of the two types it is, which P no longer tells the loader.
  const record = (await loaders[person.audience].load(person.id)) as Partial<P> | null;
  return record?.[key] ?? null;
}
