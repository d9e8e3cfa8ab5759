import DataLoader from 'dataloader';

/**
 * Loads entities by id (or by name, where a backend refers to them so) out of a list: one list
 * call for all keys, null for those it does not hold. A name that several have means none of them.
 *
 * @param isMeant whether a name alone can mean this one
 */
export function listLoader<T extends { id: string; name: string }>(
  list: () => Promise<T[]>,
  isMeant: (entity: T) => boolean = () => true,
): DataLoader<string, T | null> {
  return new DataLoader(
    async (keys) => {
      const entities = await list();
      const byId = new Map(entities.map((entity) => [entity.id, entity]));
      if (keys.every((key) => byId.has(key))) return keys.map((key) => byId.get(key) ?? null);
      const byName = new Map<string, T | null>();
      for (const entity of entities.filter(isMeant)) {
        byName.set(entity.name, byName.has(entity.name) ? null : entity);
      }
      return keys.map((key) => byId.get(key) ?? byName.get(key) ?? null);
    },
    // The list itself is read once per operation, and again after a write.
    { cache: false },
  );
}
