/** Stop words, common in interests and specializations. */
const COMMON = new Set(['and', 'for', 'the', 'with', 'career', 'careers', 'general', 'guidance']);

const SHORTEST = 3;

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST && !COMMON.has(word));

/** Words with the same first letters match: "engineer" and "engineering". */
const STEM = 5;

const isAlike = (one: string, other: string) =>
  one === other || (one.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM));

/** First interest with a word of the specialization; null without one. */
export function interestMatch(specialization: string, interests: readonly string[]): string | null {
  const special = wordsOf(specialization);
  const matches = (interest: string) =>
    wordsOf(interest).some((word) => special.some((other) => isAlike(word, other)));
  return interests.find(matches) ?? null;
}
