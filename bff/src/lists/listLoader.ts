import DataLoader from 'dataloader';

/**
 * Loads entities by id (or by name, where a backend refers to them so) out of a list: one list
 * call for all keys, null for those it does not hold.
 */
export function listLoader<T extends { id: string; name: string }>(
  list: () => Promise<T[]>,
): DataLoader<string, T | null> {
  return new DataLoader(
    async (keys) => {
      const entities = await list();
      const byName = new Map(entities.map((entity) => [entity.name, entity]));
      const byId = new Map(entities.map((entity) => [entity.id, entity]));
      return keys.map((key) => byId.get(key) ?? byName.get(key) ?? null);
    },
    // The list itself is read once per operation, and again after a write.
    { cache: false },
  );
}
