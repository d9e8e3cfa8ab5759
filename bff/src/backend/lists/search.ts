/** A text as it is searched: Unicode composition, case and kind of white space do not matter. */
export function searchText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u0085]+/g, ' ');
}

/** A condition on texts: one of them contains the typed search; a blank one matches all. */
export function searchMatcher(
  search: string | null | undefined,
): (texts: readonly (string | null | undefined)[]) => boolean {
  const wanted = searchText(search?.trim() ?? '');
  return (texts) => wanted === '' || texts.some((text) => searchText(text ?? '').includes(wanted));
}
