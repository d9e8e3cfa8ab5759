/** The list that tells the whole of what others only name; null where the caller may read none. */
type WholeList<T> = { load: (id: string) => Promise<T | null> } | null;

/** A field as the call that named the thing carried it, else out of the list that tells it whole. */
export function carried<T extends { id: string }, K extends keyof T>(
  thing: T,
  key: K,
  list: WholeList<{ [key in K]: T[K] }>,
): NonNullable<T[K]> | null | Promise<NonNullable<T[K]> | null> {
  const value = thing[key];
  if (value !== undefined) return value;
  return list === null ? null : list.load(thing.id).then((whole) => whole?.[key] ?? null);
}
