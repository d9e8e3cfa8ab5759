import type { MaybePromise } from '../port.ts';
import type { Reference } from '../../domain/reference.ts';

interface Entity {
  id: string;
  name: string;
}

/** Finds an entity by its id or unique name. */
type Find = (key: string) => MaybePromise<Entity | null>;

/**
 * The keys by which these records refer to the entity with this id: the id, and its unique name
 * where no record has the id.
 */
export async function referenceKeys(
  id: string,
  references: (Reference<object> | undefined)[],
  find: Find,
): Promise<ReadonlySet<string>> {
  const keys = references.filter((one) => typeof one === 'string');
  if (keys.length === 0 || keys.includes(id)) return new Set([id]);
  const entity = await find(id);
  return new Set(entity === null ? [id] : await keysOf(entity, find));
}

/** The id of an entity, and its name where it is unique. */
export async function keysOf({ id, name }: Entity, find: Find): Promise<string[]> {
  if (id === name) return [id];
  return (await find(name))?.id === id ? [id, name] : [id];
}
