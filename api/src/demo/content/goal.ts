import type { Stream } from './options.ts';

/** A career goal, with the words for feedback about it. */
export type Goal = {
  /** As written by the student. */
  aspiration: string;
  stream: Stream;
  interests: readonly string[];
  /** Placeholders: `{city}` and `{year}` (the previous year). */
  achievements: readonly string[];
  /** Fits in "a degree in …". */
  course: string;
  exam: string;
  colleges: readonly string[];
  subject: string;
  /** Result of the aptitude test: "strongest in …". */
  strength: string;
  /** Work of the student: "I liked …". */
  work: string;
  /** A person of the profession: "talk to …". */
  worker: string;
};
