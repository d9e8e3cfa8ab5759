import type { ClubAudience } from '../../schema.generated.ts';

/** What the mentor's people are called, after the audience of the mentor's club. */
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

/** Student wording for a mentor of a student club, and for one without a club. */
export const audienceWords = (clubFor: ClubAudience | null | undefined): AudienceWords =>
  clubFor === 'EDUCATOR' ? EDUCATORS : STUDENTS;
