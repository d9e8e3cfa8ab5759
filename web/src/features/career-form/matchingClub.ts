interface Club {
  id: string;
  name: string;
  description: string | null;
}

/** Whether a text has the word, in any case; "art" is not a word of "smart". */
const hasWord = (text: string | null, word: string) =>
  (text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word.toLowerCase());

/**
 * The club that a category means: the only one with that word in its name, else the only one with it
 * in its description, since clubs have no field for their category. Null if none or several match.
 */
export function matchingClub<C extends Club>(clubs: readonly C[], category: string): C | null {
  for (const part of ['name', 'description'] as const) {
    const [first, ...others] = clubs.filter((club) => hasWord(club[part], category));
    if (first) return others.length === 0 ? first : null;
  }
  return null;
}
