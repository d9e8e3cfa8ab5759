import type { Stream } from './options.ts';

/** What a student hopes for, with the words a mentor uses about it. */
export type Goal = {
  /** In the student's own words. */
  aspiration: string;
  stream: Stream;
  interests: readonly string[];
  /** `{city}` and `{year}` (the year before) are filled in. */
  achievements: readonly string[];
  /** Fits in "a degree in …". */
  course: string;
  exam: string;
  colleges: readonly string[];
  subject: string;
  /** What the aptitude test showed: "strongest in …". */
  strength: string;
  /** What the student made or did: "I liked …". */
  work: string;
  /** Someone who does the job: "talk to …". */
  worker: string;
};
