/** A run of a text, and whether only this text has it. */
interface Run {
  text: string;
  isOnlyHere: boolean;
}

/** A text in runs of words that the other text has, and of words that it has not. */
export function differingWords(text: string, other: string): Run[] {
  const known = new Set(other.toLowerCase().match(/\S+/g) ?? []);
  const runs: Run[] = [];
  for (const [word] of text.matchAll(/\S+\s*/g)) {
    const isOnlyHere = !known.has(word.trim().toLowerCase());
    const last = runs.at(-1);
    if (last?.isOnlyHere === isOnlyHere) last.text += word;
    else runs.push({ text: word, isOnlyHere });
  }
  return runs;
}
