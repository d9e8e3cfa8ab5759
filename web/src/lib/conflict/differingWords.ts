/** A part of a text, and whether only this text contains it. */
interface Run {
  text: string;
  isOnlyHere: boolean;
}

/** Splits a text into parts that the other text contains and parts that it does not. */
export function differingWords(text: string, other: string): Run[] {
  const otherWords = new Set(other.toLowerCase().match(/\S+/g) ?? []);
  const runs: Run[] = [];
  for (const [word] of text.matchAll(/\S+\s*/g)) {
    const isOnlyHere = !otherWords.has(word.trim().toLowerCase());
    const last = runs.at(-1);
    if (last?.isOnlyHere === isOnlyHere) last.text += word;
    else runs.push({ text: word, isOnlyHere });
  }
  return runs;
}
