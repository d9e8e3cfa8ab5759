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

const STUDENTS: AudienceWords = {
  one: 'student',
  many: 'students',
  One: 'Student',
  Many: 'Students',
};

const EDUCATORS: AudienceWords = {
  one: 'educator',
  many: 'educators',
  One: 'Educator',
  Many: 'Educators',
};

/** "student" for a mentor of a student club or without a club. */
export const audienceWords = (clubFor: ClubAudience | null | undefined): AudienceWords =>
  clubFor === 'EDUCATOR' ? EDUCATORS : STUDENTS;
