/** Names and values of search parameters; an empty value removes the parameter. */
export type Entries = Record<string, string>;

/** Search parameters with some of them changed, as the search part of an address. */
export function searchWith(params: URLSearchParams, entries: Entries): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(entries)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // A name without a value (`?home`) stays one.
  const text = next.toString().replaceAll(/=(?=&|$)/g, '');
  return text && `?${text}`;
}
