import type { Audience } from '../domain/account.ts';
import type { Batch, BatchChange } from '../domain/batch.ts';
import type { Club, ClubChange, NewClub, Stage } from '../domain/club.ts';
import type { AgreedStep, NewAnswer } from '../domain/counselling.ts';
import type { InterestAnswers } from '../domain/interests.ts';
import type { MentorStats, PeopleCounts } from '../domain/statistics.ts';
import type { Mentor, MentorChange, MentorFilter, NewMentor } from '../domain/mentor.ts';
import type { ListQuery, PageOf } from '../domain/page.ts';
import type {
  FormAnswers,
  MentorPersonFilter,
  MentorPersonSort,
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
  AddedMentor,
  ChangedPerson,
  ClubRemoval,
  ClubResult,
  MentorRemoval,
  MentorResult,
  PeopleResult,
  PersonResult,
  StudentResult,
  WriteResult,
} from '../domain/writeResult.ts';
import type {
  AccountCalls,
  AuthCalls,
  PersonalDataCalls,
  SecondFactorCalls,
} from './accountPort.ts';
import type { ConcernCalls, CounsellingCalls } from './counsellingPort.ts';
import type {
  AuditCalls,
  HistoryCalls,
  ImportCalls,
  MailCalls,
  OverviewCalls,
  ProgressRecordCalls,
  SubmissionCalls,
} from './recordsPort.ts';

export { UpstreamError } from './failures/upstreamError.ts';

/**
 * The REST backend for one operation of one caller. A failed read rejects with `UpstreamError`; a
 * getter of an entity throws it when the field is unreadable.
 */
export interface Backend {
  accounts: AccountCalls;
  audit: AuditCalls;
  auth: AuthCalls;
  clubs: ClubCalls;
  concerns: ConcernCalls;
  counselling: CounsellingCalls;
  history: HistoryCalls;
  imports: ImportCalls;
  mentorDashboard: MentorDashboardCalls;
  mentors: MentorCalls;
  mails: MailCalls;
  overview: OverviewCalls;
  people: PeopleCalls;
  personalData: PersonalDataCalls;
  progress: ProgressCalls;
  progressRecords: ProgressRecordCalls;
  secondFactor: SecondFactorCalls;
  submissions: SubmissionCalls;
}

/** A value, or a promise if it has to be loaded. */
export type MaybePromise<T> = T | Promise<T>;

/** The id to remove, and the expected version. */
export interface Removal {
  id: string;
  ifVersion?: string | null | undefined;
}

export interface ClubCalls {
  /** GET /api/admin/clubs */
  all(): MaybePromise<Club[]>;
  /** The club with this id from the same list. @throws UpstreamError NOT_FOUND */
  find(id: string): Promise<Club>;
  /** GET /api/admin/clubs, filtered by audience. */
  ofAudience(audience: Audience): Promise<Club[]>;
  /** GET /api/student/clubs or /api/educator/clubs */
  choices(audience: Audience): Promise<Club[]>;
  /** A field of a club; read from the caller's list of clubs where the record lacks it. */
  field<K extends keyof Club>(club: Club, key: K): MaybePromise<NonNullable<Club[K]> | null>;
  /** The club's stages; for a mentor GET /api/mentor/clubs/{clubId}/stages. */
  stages(club: Club): MaybePromise<Stage[] | null>;
  /** Number of people of a club; null for callers other than an admin. */
  membersCount(club: Club): MaybePromise<number | null>;
  /** POST /api/admin/clubs */
  add(club: NewClub): Promise<ClubResult>;
  /** PUT /api/admin/clubs/{id}: stages with ids where the backend applies `ids`, else names. */
  update(change: ClubChange): Promise<ClubResult>;
  /** DELETE /api/admin/clubs/{id} */
  remove(removal: Removal): Promise<ClubRemoval>;
}

/** Calls of the mentor's dashboard. */
export interface MentorDashboardCalls {
  /** GET /api/mentor/students: the people assigned to the signed-in mentor. */
  people(query: ListQuery<MentorPersonFilter, MentorPersonSort>): Promise<PageOf<Person>>;
  /** The mentor's person with this id; null if there is none. */
  person(id: string): Promise<Person | null>;
  /** The stages of the mentor's own club; null without a club. */
  stages(): Promise<Stage[] | null>;
  /** GET /api/mentor/dashboard/stats */
  stats(): Promise<MentorStats>;
  /** A count of the stats; computed from GET /api/mentor/students where the stats lack it. */
  count<K extends keyof PeopleCounts>(
    stats: MentorStats,
    key: K,
  ): MaybePromise<PeopleCounts[K] | null>;
}

export interface MentorCalls {
  /** GET /api/admin/mentors */
  list(filter: MentorFilter | null): Promise<Mentor[]>;
  /** Starts the same call early. */
  start(): void;
  /** The mentor with this id from the same list. @throws UpstreamError NOT_FOUND */
  find(id: string): Promise<Mentor>;
  /** The mentors of a club from the same list; null for callers other than an admin. */
  ofClub(club: Club): MaybePromise<Mentor[] | null>;
  /** GET /api/mentor/profile: the signed-in mentor. */
  own(): MaybePromise<Mentor>;
  /** A field of a mentor; read from the caller's list of mentors where the record lacks it. */
  field<K extends keyof Mentor>(
    mentor: Mentor,
    key: K,
  ): MaybePromise<NonNullable<Mentor[K]> | null>;
  /** The specialization, as `field`; `General` when not given. */
  specialization(mentor: Mentor): MaybePromise<string>;
  /** The mentor's club. */
  club(mentor: Mentor): MaybePromise<Club | null>;
  /** POST /api/admin/mentors */
  add(mentor: NewMentor): Promise<AddedMentor>;
  /** PUT /api/admin/mentors/{id}: absent fields are unchanged. */
  update(id: string, change: MentorChange): Promise<MentorResult>;
  /** PUT /api/admin/mentors/{id} with the club only; null removes it. */
  assignClub(assignment: {
    mentorId: string;
    clubId: string | null;
    ifVersion?: string | null;
  }): Promise<MentorResult>;
  /** DELETE /api/admin/mentors/{id} */
  remove(removal: Removal): Promise<MentorRemoval>;
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
  /** A field of a person; read from the admin's list where the record lacks it, else null. */
  field<P extends PartialPerson, K extends keyof P>(
    person: P,
    key: K,
  ): MaybePromise<NonNullable<P[K]> | null>;
  /** The person's club. */
  club(person: PartialPerson): MaybePromise<Club | null>;
  /** The person's mentor. */
  mentor(person: PartialPerson): MaybePromise<Mentor | null>;
  /** The email, as `field`. @throws UpstreamError UPSTREAM_INVALID where the list has none */
  email(person: PartialPerson): MaybePromise<string>;
  /** GET /api/student/profile or /api/educator/profile */
  own<A extends Audience>(audience: A): Promise<PersonOf<A>>;
  /** PUT /api/admin/students/{id} or /api/admin/educators/{id}: absent fields are unchanged. */
  update<A extends Audience>(
    audience: A,
    change: PersonChange,
  ): Promise<WriteResult<A, PersonOf<A>>>;
  /** PUT /api/student/profile or /api/educator/profile */
  updateOwn<A extends Audience>(
    audience: A,
    change: OwnChange,
  ): Promise<WriteResult<A, PersonOf<A>>>;
  /** POST /api/student/submit-form or /api/educator/submit-form */
  submitForm<A extends Audience>(
    audience: A,
    answers: FormAnswers,
  ): Promise<WriteResult<A, PersonOf<A>>>;
  /** PUT /api/student/interest-profile, where the backend has it. */
  saveInterests(answers: InterestAnswers): Promise<StudentResult>;
  /** DELETE /api/student/interest-profile, where the backend has it. */
  removeInterests(idempotencyKey?: string | null): Promise<StudentResult>;
  /** PUT /api/admin/students/{id}/assign-mentor or the educator's; null removes the mentor. */
  assignMentor(
    audience: Audience,
    assignment: { personId: string; mentorId: string | null; ifVersion?: string | null },
  ): Promise<PersonResult>;
  /** PUT /api/admin/students/{id}/assign-club or the educator's; null removes the club. */
  assignClub(
    audience: Audience,
    assignment: { personId: string; clubId: string | null; ifVersion?: string | null },
  ): Promise<PersonResult>;
  /**
   * PUT /api/admin/batches/students/assign-mentor, /assign-club or /status, or the educators'. Where
   * the backend lacks it: the documented call for each person, as far as the time allows.
   */
  changeSeveral(batch: Batch, change: BatchChange): Promise<PeopleResult>;
  /**
   * PUT /api/admin/mentors/{id}/reassign: all people of a mentor, or nobody. Where the backend lacks
   * it: the lists of people and PUT …/assign-mentor for each of them.
   */
  reassign(fromMentorId: string, toMentorId: string): Promise<PeopleResult>;
}

/** The selected fields, each with those below it. */
export interface Selection extends ReadonlyMap<string, Selection> {
  get(field: string): Selection | undefined;
}

export interface ProgressCalls {
  /** Starts the call for the caller's own progress early. */
  startOwn(audience: Audience): void;
  /** Starts the call for one person's progress early. */
  startOfPerson(audience: Audience, personId: string): void;
  /**
   * The progress of a person. Where the record lacks it: GET /api/student/progress,
   * /api/admin/students/{id}/progress or, for several people, /api/admin/student-progress, or the
   * educator's. A call that was started is used also where the record has only the percentage.
   */
  ofPerson(person: PartialPerson, selection: Selection): MaybePromise<Progress | null>;
  /**
   * The same progress with the club's stages, where ids, descriptions or names are selected that the
   * record lacks.
   */
  identified(progress: Progress, selection: Selection): MaybePromise<Progress>;
  /** Name of the current stage, also where the record has only ids of stages. */
  currentStage(progress: Progress): MaybePromise<string | null>;
  /**
   * PUT /api/mentor/progress. With `ifVersion`, GET /api/mentor/people/{id}/progress before it, where
   * the backend has it, else GET /api/mentor/students.
   */
  save(save: ProgressSave): Promise<ChangedPerson>;
  /** The agreed steps of a person; with the call of `ofPerson` where the record lacks them. */
  agreedSteps(person: PartialPerson): MaybePromise<AgreedStep[] | null>;
  /**
   * PUT /api/student/stages/{stageId}/answer or the educator's, after GET /api/auth/me. With
   * `ifVersion` also GET /api/student/progress before it.
   */
  answer(answer: NewAnswer): Promise<PersonResult>;
}
