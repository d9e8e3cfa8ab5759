import type { ClubAudience } from '../../../schema.generated.ts';

/** Nouns for the mentor's people, by the audience of the mentor's club. */
export interface AudienceWords {
  /** "student" */
  one: string;
  /** "students" */
  many: string;
  /** "Student" */
  One: string;
  /** "Students" */
  Many: string;
}

const nouns = (one: string, One: string): AudienceWords => ({
  one,
  many: `${one}s`,
  One,
  Many: `${One}s`,
});

const STUDENTS = nouns('student', 'Student');
const EDUCATORS = nouns('educator', 'Educator');

/** "student" for a mentor of a student club or without a club. */
export const audienceText = (clubFor: ClubAudience | null | undefined): AudienceWords =>
  clubFor === 'EDUCATOR' ? EDUCATORS : STUDENTS;

/** "1 student", "12 students". */
export const countText = (count: number, words: AudienceWords): string =>
  `${count} ${count === 1 ? words.one : words.many}`;

/** Ratio as a percentage; "0%" if the whole is 0. */
export const shareText = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`;
