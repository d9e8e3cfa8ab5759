import type { Audience } from '../domain/audience.ts';
import type { Club, ClubChange, NewClub, Stage } from '../domain/club.ts';
import type { DashboardCounts } from '../domain/dashboardCounts.ts';
import type { HistoryEntry } from '../domain/history.ts';
import type { Mentor, MentorChange, MentorFilter, NewMentor } from '../domain/mentor.ts';
import type { MentorStats, PeopleCounts } from '../domain/mentorStats.ts';
import type { Page, PageOf } from '../domain/page.ts';
import type {
  FormAnswers,
  MentorPersonFilter,
  MentorPersonSort,
  NextPerson,
  OwnChange,
  PartialPerson,
  Person,
  PersonChange,
  PersonFilter,
  PersonOf,
  PersonSort,
} from '../domain/person.ts';
import type { Progress, ProgressSave } from '../domain/progress.ts';
import type {
  ProgressRecordFilter,
  ProgressRecordPage,
  ProgressRecordSort,
} from '../domain/progressRecord.ts';
import type { Reference } from '../domain/reference.ts';
import type { Submission, SubmissionFilter, SubmissionSort } from '../domain/submission.ts';
import type { Role } from '../domain/user.ts';
import type { UserError } from '../domain/userError.ts';
import type { AuthCalls, DeletionCalls, OwnDataCalls } from './portAccount.ts';

export { UpstreamError } from './failures/upstreamError.ts';

/**
 * The REST backend for one operation of one caller. A failed read rejects with `UpstreamError`; a
 * field of an entity that can't be understood throws it when it is read.
 */
export interface Backend {
  auth: AuthCalls;
  clubs: ClubCalls;
  counts: CountCalls;
  deletion: DeletionCalls;
  history: HistoryCalls;
  mentorDashboard: MentorDashboardCalls;
  mentors: MentorCalls;
  ownData: OwnDataCalls;
  people: PeopleCalls;
  progress: ProgressCalls;
  progressRecords: ProgressRecordCalls;
  submissions: SubmissionCalls;
}

/** One REST call, for metrics and log. */
export interface CallReport {
  /** The documented call, for example `GET /api/admin/students/{id}`: never an id. */
  call: string;
  /** Status of the answer, or why there was none. */
  status: number | string;
  milliseconds: number;
  /** True when the call had been made before and had failed. */
  isRetry: boolean;
}

/** A value at once, or a promise where it takes a call. */
type MaybePromise<T> = T | Promise<T>;

/**
 * Reads a changed record when it is selected: where the answer of the write did not include it, that
 * takes one more call, whose failure must not hide that the change was made. Null when refused.
 */
export type Changed<T> = (() => Promise<T | null>) | null;

/** Result of a write. The errors are what the user can correct; none when the change was made. */
export interface WriteResult<T> {
  entity: Changed<T>;
  userErrors: UserError[];
}

/** What is to be removed, and the version that must still be current. */
export interface Removal {
  id: string;
  ifVersion?: string | null;
}

/** Which entries of a list are asked for, in which order. */
export interface ListQuery<Filter, Sort> {
  filter: Filter;
  sort: Sort | null;
  page: Page;
}

export interface ClubCalls {
  /** GET /api/admin/clubs */
  all(): Promise<Club[]>;
  /** The one with this id, out of the same list. @throws UpstreamError NOT_FOUND */
  find(id: string): Promise<Club>;
  /** GET /api/admin/clubs, narrowed to one audience. */
  ofAudience(audience: Audience): Promise<Club[]>;
  /** GET /api/student/clubs or /api/educator/clubs */
  choices(audience: Audience): Promise<Club[]>;
  /** GET /api/mentor/clubs/{clubId}/stages */
  stagesForMentor(clubId: string): Promise<Stage[]>;
  /**
   * The club with this id, or this name where one club has it, out of the list that the reader may
   * read; null when it has none.
   *
   * @param audience of the person whose club it is: clubs of others may have the same name
   */
  lookup(key: string, reader: Role, audience?: Audience): Promise<Club | null>;
  /** The club that a record refers to, by `lookup` where it does not include it. */
  resolve(reference: Reference<Club>, reader: Role, audience?: Audience): MaybePromise<Club | null>;
  /** How many people belong to a club, by the admin's lists of people. */
  memberCount(club: Club): Promise<number>;
  /** POST /api/admin/clubs */
  add(club: NewClub): Promise<WriteResult<Club>>;
  /**
   * PUT /api/admin/clubs/{id}: stages with their ids to our own api, with names alone to any other.
   */
  update(change: ClubChange): Promise<WriteResult<Club>>;
  /** DELETE /api/admin/clubs/{id} */
  remove(removal: Removal): Promise<WriteResult<Club>>;
}

export interface CountCalls {
  /** GET /api/admin/dashboard/counts */
  dashboard(): Promise<DashboardCounts>;
}

export interface HistoryCalls {
  /** GET /api/admin/people/{id}/history or /api/mentor/people/{id}/history: newest first. */
  ofPerson(reader: 'admin' | 'mentor', id: string): Promise<HistoryEntry[]>;
  /** GET /api/student/history or /api/educator/history: the own progress, newest first. */
  own(audience: Audience): Promise<HistoryEntry[]>;
}

type MentorPeopleQuery = ListQuery<MentorPersonFilter, MentorPersonSort>;

/** The calls that only a mentor makes. */
export interface MentorDashboardCalls {
  /** GET /api/mentor/students: the people assigned to the signed-in mentor. */
  people(query: MentorPeopleQuery): Promise<PageOf<Person>>;
  /** Who comes after a person in the same list; the first after a person who is not in it. */
  next(after: string, query: Omit<MentorPeopleQuery, 'page'>): Promise<NextPerson>;
  /** The mentor's person with this id; null if there is none. */
  person(id: string): Promise<Person | null>;
  /** The stages of the mentor's own club; null without a club. */
  stages(): Promise<Stage[] | null>;
  /** GET /api/mentor/dashboard/stats */
  stats(): Promise<MentorStats>;
  /** What these figures may not include, counted out of GET /api/mentor/students. */
  counts(): Promise<PeopleCounts>;
}

export interface MentorCalls {
  /** GET /api/admin/mentors */
  list(filter: MentorFilter | null): Promise<Mentor[]>;
  /** Sends the same call ahead. */
  start(): void;
  /** The one with this id, out of the same list. @throws UpstreamError NOT_FOUND */
  find(id: string): Promise<Mentor>;
  /** The mentors of a club, out of the same list. */
  ofClub(club: Club): Promise<Mentor[]>;
  /** GET /api/mentor/profile: the signed-in mentor. */
  own(): Promise<Mentor>;
  /** As `clubs.lookup`; students and educators have no call that lists mentors. */
  lookup(key: string, reader: Role): Promise<Mentor | null>;
  /** The mentor that a record refers to, by `lookup` where it does not include it. */
  resolve(reference: Reference<Mentor>, reader: Role): MaybePromise<Mentor | null>;
  /** POST /api/admin/mentors */
  add(mentor: NewMentor): Promise<WriteResult<Mentor>>;
  /** PUT /api/admin/mentors/{id}: what is left out stays. */
  update(id: string, change: MentorChange): Promise<WriteResult<Mentor>>;
  /** PUT /api/admin/mentors/{id} with the club alone; null takes it away. */
  assignClub(assignment: {
    mentorId: string;
    clubId: string | null;
    ifVersion?: string | null;
  }): Promise<WriteResult<Mentor>>;
  /** DELETE /api/admin/mentors/{id} */
  remove(removal: Removal): Promise<WriteResult<Mentor>>;
}

/** Students and educators. */
export interface PeopleCalls {
  /** One page of GET /api/admin/students or /api/admin/educators */
  page<A extends Audience>(
    audience: A,
    query: ListQuery<PersonFilter, PersonSort>,
  ): Promise<PageOf<PersonOf<A>>>;
  /** GET /api/admin/students/{id} or /api/admin/educators/{id} */
  one<A extends Audience>(audience: A, id: string): Promise<PersonOf<A>>;
  /** The whole record of a person, out of the same list; null where the reader may not read it. */
  whole<A extends Audience>(person: {
    audience: A;
    id: string;
    reader: Role;
  }): Promise<PersonOf<A> | null>;
  /**
   * The email of a person, from the same list where the record does not include it.
   *
   * @throws UpstreamError UPSTREAM_INVALID where neither includes it
   */
  email(person: PartialPerson): MaybePromise<string>;
  /** GET /api/student/profile or /api/educator/profile */
  own<A extends Audience>(audience: A): Promise<PersonOf<A>>;
  /** PUT /api/admin/students/{id} or /api/admin/educators/{id}: what is left out stays. */
  update<A extends Audience>(audience: A, change: PersonChange): Promise<WriteResult<PersonOf<A>>>;
  /** PUT /api/student/profile or /api/educator/profile */
  updateOwn<A extends Audience>(audience: A, change: OwnChange): Promise<WriteResult<PersonOf<A>>>;
  /** POST /api/student/submit-form or /api/educator/submit-form */
  submitForm<A extends Audience>(
    audience: A,
    answers: FormAnswers,
  ): Promise<WriteResult<PersonOf<A>>>;
  /** PUT /api/admin/students/{id}/assign-mentor or the educator's; null takes the mentor away. */
  assignMentor(
    audience: Audience,
    assignment: { personId: string; mentorId: string | null; ifVersion?: string | null },
  ): Promise<WriteResult<Person>>;
  /** PUT /api/admin/students/{id}/assign-club or the educator's; null takes the club away. */
  assignClub(
    audience: Audience,
    assignment: { personId: string; clubId: string | null; ifVersion?: string | null },
  ): Promise<WriteResult<Person>>;
}

/** True when the operation selects this field of the progress. */
export type SelectsProgress = (field: 'stages' | 'currentStage') => boolean;

/** Result of a save, with the mentor's figures after it where the backend answers with them. */
export interface ProgressSaved extends WriteResult<Person> {
  stats: MentorStats | null;
}

export interface ProgressCalls {
  /** Sends the call for the caller's own progress ahead. */
  startOwn(audience: Audience): void;
  /** Sends the call for one person's progress ahead. */
  startOfPerson(audience: Audience, personId: string): void;
  /**
   * The progress of a person. Where the person's record does not include it: GET
   * /api/student/progress, /api/admin/students/{id}/progress or, for several people,
   * /api/admin/student-progress, or the educator's.
   */
  ofPerson(person: PartialPerson, selects: SelectsProgress): MaybePromise<Progress | null>;
  /**
   * The same progress with the stages as the club has them, where the record includes only names or
   * ids of them and they are selected.
   */
  identified(progress: Progress, selects: SelectsProgress): MaybePromise<Progress>;
  /** The current stage by its name, also where the record includes only ids of stages. */
  currentStage(progress: Progress): MaybePromise<string | null>;
  /**
   * PUT /api/mentor/progress. With `ifVersion`, GET /api/mentor/people/{id}/progress before it, where
   * the backend has it, else GET /api/mentor/students.
   */
  save(save: ProgressSave): Promise<ProgressSaved>;
}

export interface ProgressRecordCalls {
  /** GET /api/admin/student-progress or /api/admin/educator-progress, and its `/summary`. */
  page(
    audience: Audience,
    query: ListQuery<ProgressRecordFilter, ProgressRecordSort>,
  ): Promise<ProgressRecordPage>;
}

export interface SubmissionCalls {
  /** GET /api/admin/form-submissions */
  page(query: ListQuery<SubmissionFilter, SubmissionSort>): Promise<PageOf<Submission>>;
}
