import { mapMaybePromise } from '../../mapMaybePromise.ts';
import type { MaybePromise } from '../port.ts';

/** Writes so far: each invalidates what was read before. */
interface Writes {
  readonly writes: number;
}

/** Reads once, and again after a write. Answers without a promise once the value is loaded. */
export function untilWrite<T>(rest: Writes, read: () => Promise<T>): () => MaybePromise<T> {
  let known: { writes: number; value: MaybePromise<T> } | undefined;
  return () => {
    if (known?.writes === rest.writes) return known.value;
    const value = read().then((loaded) => (entry.value = loaded));
    const entry: NonNullable<typeof known> = { writes: rest.writes, value };
    known = entry;
    return value;
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
  rest: Writes,
  list: () => Promise<T[]>,
  isNamed: (entity: T) => boolean = () => true,
): Lookup<T> {
  const index = untilWrite(rest, () => list().then((entities) => indexOf(entities, isNamed)));
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
