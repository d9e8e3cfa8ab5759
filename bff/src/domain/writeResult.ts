import type { PasswordLink } from './account.ts';
import type { Club } from './club.ts';
import type { Mentor } from './mentor.ts';
import type { Educator, Person, Student } from './person.ts';
import type { MentorStats } from './statistics.ts';
import type { Refusable, UserError } from './userError.ts';

/** Reads a changed record on selection, with another call if needed. */
type Read<T> = () => Promise<T | null>;

/** Result of a write of one entity, which is under its noun. */
export type WriteResult<Noun extends string, T> = Refusable<Record<Noun, Read<T>>>;

export type ClubResult = WriteResult<'club', Club>;
export type MentorResult = WriteResult<'mentor', Mentor>;
export type PersonResult = WriteResult<'person', Person>;
export type StudentResult = WriteResult<'student', Student>;
export type EducatorResult = WriteResult<'educator', Educator>;

/** The id is null where the removal was refused; the entity is that of a version conflict. */
export type ClubRemoval = ClubResult & Refusable<{ deletedId: string }>;
export type MentorRemoval = MentorResult & Refusable<{ removedId: string }>;

/** The link is null when refused, in a repeat, or where the backend makes none. */
export type AddedMentor = MentorResult & Refusable<{ passwordLink: PasswordLink }>;

/** Result of a change of a person, with the mentor's stats where the reply includes them. */
export type ChangedPerson = PersonResult & Refusable<{ stats: MentorStats }>;

/** Result of a change of several people. Errors are those of the whole request. */
export interface PeopleResult {
  results: (PersonResult & { personId: string })[];
  userErrors: UserError[];
}
