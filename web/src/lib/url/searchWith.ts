/** Search parameters by name; an empty value removes the parameter. */
export type Entries = Record<string, string | undefined>;

/** Returns the search string of a URL after changing some of its parameters. */
export function searchWith(params: URLSearchParams, entries: Entries): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(entries)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // Keeps a parameter without a value as it is: `?home`, not `?home=`.
  const text = next.toString().replaceAll(/=(?=&|$)/g, '');
  return text && `?${text}`;
}
