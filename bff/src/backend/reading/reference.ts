/** What a record says of another thing: the thing itself, or only its id or name; null for none. */
export type Reference<T> = T | string | null;

/** The thing itself, where the record tells it. */
export function toldIn<T extends object>(reference: Reference<T> | undefined): T | null {
  return typeof reference === 'string' ? null : (reference ?? null);
}

/** The id of the thing, or the name where that is all there is. */
export function keyIn(reference: Reference<{ id: string }> | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
