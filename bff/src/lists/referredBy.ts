/** What a record says of another: the thing itself, or only its id or name. */
type Reference = { key: string } | object | null | undefined;

/**
 * What these records refer to a thing by: its id. Where none has that id, but some have a key, the
 * keys may be names, so that the thing's own name counts too.
 *
 * @param find the thing, by the list that the caller may read; asked only where it is needed
 */
export async function referredBy(
  id: string,
  references: Reference[],
  find: (id: string) => Promise<{ name: string } | null>,
): Promise<ReadonlySet<string>> {
  const keys = references.flatMap((one) => (one && 'key' in one ? one.key : []));
  if (keys.length === 0 || keys.includes(id)) return new Set([id]);
  const thing = await find(id);
  return new Set(thing === null ? [id] : [id, thing.name]);
}
