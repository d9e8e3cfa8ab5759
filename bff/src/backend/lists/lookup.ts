import { mapMaybePromise } from '../../mapMaybePromise.ts';
import type { RestClient } from '../http/client.ts';
import type { MaybePromise } from '../port.ts';

/**
 * Reads once for each key, and again after a write. Answers without a promise once the value is
 * loaded.
 */
export function cacheUntilWrite<T, K = void>(
  rest: Pick<RestClient, 'writeCount'>,
  read: (key: K) => Promise<T>,
): (key: K) => MaybePromise<T> {
  const values = new Map<K, MaybePromise<T>>();
  let { writeCount } = rest;
  return (key) => {
    if (writeCount !== rest.writeCount) values.clear();
    writeCount = rest.writeCount;
    const value = values.get(key);
    if (value !== undefined) return value;
    const reading = read(key).then((loaded) => {
      if (values.get(key) === reading) values.set(key, loaded);
      return loaded;
    });
    values.set(key, reading);
    return reading;
  };
}

/** Finds an entity by id, or by unique name; null for an unknown key. */
export type Lookup<T> = (key: string) => MaybePromise<T | null>;

/**
 * A lookup in a list, which is read for all keys together.
 *
 * @param isNamed false for entities that can't be found by name
 */
export function createLookup<T extends { id: string; name: string }>(
  rest: Pick<RestClient, 'writeCount'>,
  list: () => MaybePromise<T[]>,
  isNamed: (entity: T) => boolean = () => true,
): Lookup<T> {
  const index = cacheUntilWrite(rest, async () => indexOf(await list(), isNamed));
  return (key) => mapMaybePromise(index(), (entities) => entities.get(key) ?? null);
}

function indexOf<T extends { id: string; name: string }>(
  entities: T[],
  isNamed: (entity: T) => boolean,
): Map<string, T | null> {
  const index = new Map<string, T | null>();
  for (const entity of entities.filter(isNamed)) {
    index.set(entity.name, index.has(entity.name) ? null : entity);
  }
  for (const entity of entities) index.set(entity.id, entity);
  return index;
}
