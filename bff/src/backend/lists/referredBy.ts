import type { Reference } from '../../domain/reference.ts';

interface Thing {
  id: string;
  name: string;
}

/** The thing with this id or, where it alone has it, this name, by the list that the caller may read. */
type Find = (key: string) => Promise<Thing | null>;

/**
 * What these records refer to a thing by: its id. Where none has that id, but some have a key, the
 * keys may be names, so that the thing's own name counts too.
 *
 * @param find asked only where it is needed
 */
export async function referredBy(
  id: string,
  references: (Reference<object> | undefined)[],
  find: Find,
): Promise<ReadonlySet<string>> {
  const keys = references.filter((one) => typeof one === 'string');
  if (keys.length === 0 || keys.includes(id)) return new Set([id]);
  const thing = await find(id);
  return new Set(thing === null ? [id] : await keysOf(thing, find));
}

/** What records may refer to a thing by: its id, and its name where that means no other. */
export async function keysOf({ id, name }: Thing, find: Find): Promise<string[]> {
  if (id === name) return [id];
  return (await find(name))?.id === id ? [id, name] : [id];
}
