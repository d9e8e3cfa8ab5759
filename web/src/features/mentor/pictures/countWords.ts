import type { AudienceWords } from '../audienceWords.ts';

/** "1 student", "12 students". */
export const countWords = (count: number, words: AudienceWords): string =>
  `${count} ${count === 1 ? words.one : words.many}`;

/** A part of a whole as a percentage; "0%" of nothing. */
export const shareWords = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`;
