const collator = new Intl.Collator('und');

/** Compares names in the order of Unicode, as the api does. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);

/** A text as it is searched: Unicode composition, case and kind of white space do not matter. */
export const searchText = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u0085]+/g, ' ');

/** Whether one of the texts contains the search text; a blank one is in every text. */
export function includesText(
  search: string,
  texts: readonly (string | null | undefined)[],
): boolean {
  const wanted = searchText(search.trim());
  return texts.some((text) => searchText(text ?? '').includes(wanted));
}
