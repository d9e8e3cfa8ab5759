interface Club {
  id: string;
  name: string;
  description: string | null;
}

/** Whether a text contains the word, case-insensitive; "art" does not match "smart". */
const hasWord = (text: string | null, word: string) =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word.normalize('NFC').toLowerCase());

/**
 * Club of a category, since clubs have no category field: the only club with that word in its name,
 * else the only one with it in its description. Null with none or several.
 */
export function matchingClub<C extends Club>(clubs: readonly C[], category: string): C | null {
  for (const part of ['name', 'description'] as const) {
    const [first, ...others] = clubs.filter((club) => hasWord(club[part], category));
    if (first) return others.length === 0 ? first : null;
  }
  return null;
}
