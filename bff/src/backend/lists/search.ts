/** A text as it is searched: Unicode composition, case and kind of white space do not matter. */
export function searchText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u0085]+/g, ' ');
}

/**
 * A condition on rows: one of their texts contains the typed search. A blank one matches all, and
 * then reads no text: an unreadable one empties only its field.
 */
export function searchMatcher<T>(
  search: string | null | undefined,
  textsOf: (row: T) => readonly (string | null | undefined)[],
): (row: T) => boolean {
  const wanted = searchText(search?.trim() ?? '');
  return (row) =>
    wanted === '' || textsOf(row).some((text) => searchText(text ?? '').includes(wanted));
}
