import type { AudienceWords } from './audienceWords.ts';

/** "1 student", "12 students". */
export const countWords = (count: number, words: AudienceWords): string =>
  `${count} ${count === 1 ? words.one : words.many}`;

/** Ratio as a percentage; "0%" if the whole is 0. */
export const shareWords = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`;
