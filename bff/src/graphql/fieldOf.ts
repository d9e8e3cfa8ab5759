/**
 * A field of an entity; where the call that named the entity did not include it, out of the whole
 * record, which is null where the caller may not read it.
 */
export function fieldOf<T extends object, K extends keyof T>(
  entity: T,
  key: K,
  readWhole: (entity: T) => Promise<{ [key in K]: T[K] } | null>,
): NonNullable<T[K]> | null | Promise<NonNullable<T[K]> | null> {
  const value = entity[key];
  return value === undefined ? readWhole(entity).then((whole) => whole?.[key] ?? null) : value;
}
