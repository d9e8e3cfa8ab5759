import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserEntity, PersonAccount } from '../domain/account.ts';
import type { Club as ClubEntity, Stage as StageEntity } from '../domain/club.ts';
import type { Mentor as MentorEntity } from '../domain/mentor.ts';
import type { PartialStudent as StudentEntity, PartialEducator as EducatorEntity } from '../domain/person.ts';
import type { StudentDetails, EducatorDetails } from '../domain/form.ts';
import type { Progress as ProgressEntity, StageProgress as StageProgressEntity } from '../domain/progress.ts';
import type { ProgressRecord as ProgressRecordEntity, ProgressRecordPage as ProgressRecordPageEntity } from '../domain/progressRecord.ts';
import type { Submission as SubmissionEntity } from '../domain/submission.ts';
import type { HistoryEntry as HistoryEntryEntity, HistoryActor as HistoryActorEntity } from '../domain/history.ts';
import type { AuditEntry as AuditEntryEntity, AuditActor as AuditActorEntity } from '../domain/audit.ts';
import type { DeletionRequest as DeletionRequestEntity, DeletionResult } from '../domain/personalData.ts';
import type { InterestProfile as InterestProfileEntity } from '../domain/interests.ts';
import type { NextSession as NextSessionEntity, AgreedStep as AgreedStepEntity, FeedbackAnswer as FeedbackAnswerEntity } from '../domain/counselling.ts';
import type { Concern as ConcernEntity, ConcernResult } from '../domain/concern.ts';
import type { MentorStats as MentorStatsEntity } from '../domain/statistics.ts';
import type { PersonResult as PersonResultEntity, PeopleResult, StudentResult, EducatorResult, AddedMentor, MentorResult, MentorRemoval, ClubResult, ClubRemoval, ChangedPerson } from '../domain/writeResult.ts';
import type { UserError as UserErrorEntity } from '../domain/userError.ts';
import type { Overview as OverviewEntity } from '../domain/overview.ts';
import type { Context } from '../graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A calendar date without time and time zone, as `YYYY-MM-DD`, for example a date of birth: it is the
   * same in every time zone.
   */
  Date: { input: string; output: string; }
  /** A point in time as an ISO 8601 string in UTC, for example `2026-11-18T13:05:00.000Z`. */
  DateTime: { input: string; output: string; }
};

/** A new administrator. */
export type AddAdministratorInput = {
  /** Current password of the caller. */
  currentPassword: Scalars['String']['input'];
  /** Email address, not yet in use; also the login. */
  email: Scalars['String']['input'];
  /** Full name, at least 2 characters after trimming. */
  name: Scalars['String']['input'];
  /** First password, at least 6 characters and not one of the most common. */
  password: Scalars['String']['input'];
};

/** Result of adding an administrator. */
export type AddAdministratorPayload = {
  __typename?: 'AddAdministratorPayload';
  /** The administrator; null when refused. */
  administrator: Maybe<Administrator>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A new step. */
export type AddAgreedStepInput = {
  /** Last day to do it; null or absent: none. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
  /** What to do, in one line of at most 200 characters. */
  text: Scalars['String']['input'];
};

/** Result of adding a step. */
export type AddAgreedStepPayload = {
  __typename?: 'AddAgreedStepPayload';
  /** The person after the change; null when refused, except with `PRECONDITION_FAILED`, where it is the current state. */
  person: Maybe<Person>;
  /** The mentor's figures after the change; null when refused, and for other roles. */
  stats: Maybe<MentorStats>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A new club. */
export type AddClubInput = {
  /** Audience of the club. */
  clubFor: ClubAudience;
  /** Description, at least 10 characters. */
  description: Scalars['String']['input'];
  /** Name, at least 3 characters after trimming. */
  name: Scalars['String']['input'];
  /** Names of the stages in order, at least five; the default five when absent. A name may be blank. */
  stages?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Result of adding a club. */
export type AddClubPayload = {
  __typename?: 'AddClubPayload';
  /** The new club; null when refused. */
  club: Maybe<Club>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A new mentor. */
export type AddMentorInput = {
  /** Id of the mentor's club. */
  clubId: Scalars['ID']['input'];
  /** Email address, not yet in use; also the login. */
  email: Scalars['String']['input'];
  /** Experience as text. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** Full name, at least 2 characters after trimming. */
  name: Scalars['String']['input'];
  /** First password, at least 6 characters. */
  password: Scalars['String']['input'];
  /** Phone number, at least 10 digits. */
  phone: Scalars['String']['input'];
  /** Field of counselling. */
  specialization?: InputMaybe<Scalars['String']['input']>;
};

/** Result of adding a mentor. */
export type AddMentorPayload = {
  __typename?: 'AddMentorPayload';
  /** The new mentor; null when refused. */
  mentor: Maybe<Mentor>;
  /** Link to set the mentor's password; null when refused, in a repeat, and where the backend creates none. */
  passwordLink: Maybe<PasswordLink>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** An account that manages the platform. */
export type Administrator = Node & {
  __typename?: 'Administrator';
  /** Time at which the account was added; null when the backend does not give it. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Whether a login requires a code (two-step login); null when the backend does not give it. */
  secondFactor: Maybe<Scalars['Boolean']['output']>;
};

/** A step that a person has agreed to do. */
export type AgreedStep = Node & {
  __typename?: 'AgreedStep';
  /** Time at which it was ticked; null while it is open. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
  /** Role of the account that ticked it; null while it is open. */
  doneBy: Maybe<Role>;
  /** Last day to do it; overdue from the next day. Null without one. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** What to do, in one line. */
  text: Scalars['String']['output'];
  /** `ETag` of the step, for `ifVersion`; null when the backend gives none. */
  version: Maybe<Scalars['String']['output']>;
};

/** An answer to the feedback of a stage. */
export type AnswerFeedbackInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** `StageProgress.version` that was read: if it is outdated, nothing is changed, and the payload has the user error `PRECONDITION_FAILED` and the current state of the person. Takes one more call, which reads the progress. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of a stage of the caller's club. */
  stageId: Scalars['ID']['input'];
  /** The answer, at most 1,000 characters; blank removes it. */
  text: Scalars['String']['input'];
};

/** Result of an answer. */
export type AnswerFeedbackPayload = {
  __typename?: 'AnswerFeedbackPayload';
  /** The person after the change; null when refused, except with `PRECONDITION_FAILED`. */
  person: Maybe<Person>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A request for deletion of all data about the caller. */
export type AskForDeletionInput = {
  /** Reason, at most 2,000 characters; optional. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a request for deletion. */
export type AskForDeletionPayload = {
  __typename?: 'AskForDeletionPayload';
  /** The open request; null when refused, for example because one is open already (code `CONFLICT`). */
  request: Maybe<DeletionRequest>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Assignment of a club to a person. */
export type AssignClubInput = {
  /** Whether the person is a student or an educator. */
  audience: ClubAudience;
  /** Id of the club; null removes the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator. */
  personId: Scalars['ID']['input'];
};

/** Result of an assignment of a club. */
export type AssignClubPayload = {
  __typename?: 'AssignClubPayload';
  /** Current state of the person; null when refused, except because of an outdated `ifVersion` (code `PRECONDITION_FAILED`). */
  person: Maybe<Person>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Assignment of one club to several people. */
export type AssignClubsInput = {
  /** Whether the people are students or educators. */
  audience: ClubAudience;
  /** Id of the club; null removes the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** `version` of each person as it was read, in the order of `personIds`: who has changed since is refused. Null, or an absent list: the last change wins. */
  ifVersions?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Ids of 1 to 50 different people. */
  personIds: Array<Scalars['ID']['input']>;
};

/** Result of an assignment of a club to several people. */
export type AssignClubsPayload = {
  __typename?: 'AssignClubsPayload';
  /** One result for each person, in the order of the input; refused people do not affect the others. */
  results: Array<PersonResult>;
  /** Errors of the request as a whole; empty if there are results. */
  userErrors: Array<UserError>;
};

/** Assignment of a mentor to a person. */
export type AssignMentorInput = {
  /** Whether the person is a student or an educator. */
  audience: ClubAudience;
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the mentor; null removes the present one. */
  mentorId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the student or educator. */
  personId: Scalars['ID']['input'];
};

/** Result of an assignment of a mentor. */
export type AssignMentorPayload = {
  __typename?: 'AssignMentorPayload';
  /** Current state of the person; null when refused, except because of an outdated `ifVersion` (code `PRECONDITION_FAILED`). */
  person: Maybe<Person>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Assignment of a club to a mentor. */
export type AssignMentorToClubInput = {
  /** Id of the club; null removes the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the mentor. */
  mentorId: Scalars['ID']['input'];
};

/** Result of an assignment of a club to a mentor. */
export type AssignMentorToClubPayload = {
  __typename?: 'AssignMentorToClubPayload';
  /** Current state of the mentor; null when refused, except because of an outdated `ifVersion` (code `PRECONDITION_FAILED`). */
  mentor: Maybe<Mentor>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Assignment of one mentor to several people. */
export type AssignMentorsInput = {
  /** Whether the people are students or educators. */
  audience: ClubAudience;
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** `version` of each person as it was read, in the order of `personIds`: who has changed since is refused. Null, or an absent list: the last change wins. */
  ifVersions?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Id of the mentor; null removes the present one. */
  mentorId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of 1 to 50 different people. */
  personIds: Array<Scalars['ID']['input']>;
};

/** Result of an assignment of a mentor to several people. */
export type AssignMentorsPayload = {
  __typename?: 'AssignMentorsPayload';
  /** One result for each person, in the order of the input; refused people do not affect the others. */
  results: Array<PersonResult>;
  /** Errors of the request as a whole; empty if there are results. */
  userErrors: Array<UserError>;
};

/** Problem with the club or the mentor of a person. */
export type AssignmentGap =
  /** The mentor's account is inactive. */
  | 'INACTIVE_MENTOR'
  /** The mentor belongs to a different club than the person. */
  | 'MENTOR_OF_OTHER_CLUB'
  /** No club is assigned. */
  | 'NO_CLUB'
  /** No mentor is assigned. */
  | 'NO_MENTOR';

/** Whether a record was read or changed. */
export type AuditAction =
  /** The record was changed; the history has the values. */
  | 'CHANGE'
  /** The record was read. */
  | 'READ';

/** Account that read or changed a record. */
export type AuditActor = {
  __typename?: 'AuditActor';
  /** Id of the account, also when it was deleted; null when the backend does not give it. */
  id: Maybe<Scalars['ID']['output']>;
  /** Full name at that time; null when the backend does not give it. */
  name: Maybe<Scalars['String']['output']>;
  /** Role at that time; null when the backend does not give it. */
  role: Maybe<Role>;
};

/** One read or change of a single person's record by an admin or a mentor. Lists of several people have no entry of a person. */
export type AuditEntry = Node & {
  __typename?: 'AuditEntry';
  /** Whether the record was read or changed. */
  action: AuditAction;
  /** When the record was read or changed. */
  at: Scalars['DateTime']['output'];
  /** Account that read or changed it; null when the backend does not give it. */
  by: Maybe<AuditActor>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Which part of the record. */
  part: AuditPart;
  /** Id of the request, as in the log of the backend; null when the backend does not give it. */
  requestId: Maybe<Scalars['String']['output']>;
};

/** One page of the audit of a person. */
export type AuditPage = {
  __typename?: 'AuditPage';
  /** The entries of this page, newest first. */
  items: Array<AuditEntry>;
  /** Number of pages at this size; at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** The part of a person's record that was read or changed. */
export type AuditPart =
  /** The audit of the record. */
  | 'AUDIT'
  /** The club the person belongs to. */
  | 'CLUB'
  /** A request for deletion of all data about the person. */
  | 'DELETION_REQUEST'
  /** The history of changes by others. */
  | 'HISTORY'
  /** The entry in a list that was filtered to this person. */
  | 'LIST'
  /** The mentor the person is assigned to. */
  | 'MENTOR'
  /** Another part that the backend audits. */
  | 'OTHER'
  /** A link to set the person's password. */
  | 'PASSWORD_LINK'
  /** The progress. */
  | 'PROGRESS'
  /** Profile and form. */
  | 'RECORD'
  /** The sessions of the person. */
  | 'SESSIONS';

/** Number of people in one band. */
export type BandCount = {
  __typename?: 'BandCount';
  /** The band. */
  band: ProgressBand;
  /** Number of people in it. */
  count: Scalars['Int']['output'];
};

/** Result of the cancellation of a change of email. */
export type CancelEmailChangePayload = {
  __typename?: 'CancelEmailChangePayload';
  /** True when the account keeps its email; false when no change is pending any more, for example because it was confirmed (code `CONFLICT`). */
  cancelled: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The session to cancel. */
export type CancelNextSessionInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the session that was read: if it is outdated, nothing is changed, and the payload has the user error `PRECONDITION_FAILED`. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
};

/** Result of cancelling a session. */
export type CancelNextSessionPayload = {
  __typename?: 'CancelNextSessionPayload';
  /** The person after the change; null when refused, except with `PRECONDITION_FAILED`, where it is the current state. */
  person: Maybe<Person>;
  /** The mentor's figures after the change; null when refused, and for other roles. */
  stats: Maybe<MentorStats>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A request for deletion to carry out. */
export type CarryOutDeletionInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
};

/** Result of carrying out a request for deletion. */
export type CarryOutDeletionPayload = {
  __typename?: 'CarryOutDeletionPayload';
  /** Current state of the request, without the person; null when it was already decided or withdrawn (code `CONFLICT`). */
  request: Maybe<DeletionRequest>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A new password for the signed-in account. */
export type ChangePasswordInput = {
  /** Current password. */
  currentPassword: Scalars['String']['input'];
  /** The new password, at least 6 characters and not one of the most common. */
  newPassword: Scalars['String']['input'];
};

/** Result of a change of the password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** True when the password was changed; this session continues, all others have ended. */
  changed: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The concern to close. */
export type CloseConcernInput = {
  /** Id of the concern. */
  id: Scalars['ID']['input'];
  /** What was done, at most 2,000 characters; for administrators only. */
  note: Scalars['String']['input'];
};

/** Result of closing a concern. */
export type CloseConcernPayload = {
  __typename?: 'CloseConcernPayload';
  /** The concern; null when refused. */
  concern: Maybe<Concern>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A career-interest group for students or for educators, with ordered counselling stages. */
export type Club = Node & {
  __typename?: 'Club';
  /** Audience of the club; null when the backend does not give it. */
  clubFor: Maybe<ClubAudience>;
  /** Description; null when the caller's call does not include it. */
  description: Maybe<Scalars['String']['output']>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Number of people in the club. Role admin; null for others. Where the record does not include it, it takes one list call per audience, for all clubs together. */
  membersCount: Maybe<Scalars['Int']['output']>;
  /** The club's mentors. Role admin; null for others. Takes the list call of mentors, once for all clubs. */
  mentors: Maybe<Array<Mentor>>;
  /** Name of the club. */
  name: Scalars['String']['output'];
  /** The counselling stages in order; null when the caller's role has no call that includes them. */
  stages: Maybe<Array<Stage>>;
  /** `ETag` of the record when it was read, for `ifVersion`; null when the backend gives none or the caller's role can't read it. */
  version: Maybe<Scalars['String']['output']>;
};

/** Audience of a club, or the kind of a person. */
export type ClubAudience =
  /** Teachers, lecturers and other educators. */
  | 'educator'
  /** Students of class 9 to 12. */
  | 'student';

/** Number of people of one club at one current stage. */
export type ClubStageCount = {
  __typename?: 'ClubStageCount';
  /** The club; null for people without one. */
  club: Maybe<Club>;
  /** Number of people at it. */
  count: Scalars['Int']['output'];
  /** Name of the current stage; null for people who have not started. */
  stage: Maybe<Scalars['String']['output']>;
};

/** A concern that a student or an educator has reported to the administrators. */
export type Concern = Node & {
  __typename?: 'Concern';
  /** Subject. */
  category: ConcernCategory;
  /** Time at which it was closed; null until then. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Administrator who closed it; null until then. */
  closedBy: Maybe<HistoryActor>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** What was done; null in the list and until it is closed. */
  note: Maybe<Scalars['String']['output']>;
  /** Time of the report. */
  reportedAt: Scalars['DateTime']['output'];
  /** Status. */
  status: ConcernStatus;
  /** Time at which it was taken; null until then. */
  takenAt: Maybe<Scalars['DateTime']['output']>;
  /** Administrator who took it; null until then. */
  takenBy: Maybe<HistoryActor>;
  /** The report; null in the list. */
  text: Maybe<Scalars['String']['output']>;
  /** The writer; null in the list and once erased. */
  writer: Maybe<ConcernWriter>;
};

/** Subject of a concern. */
export type ConcernCategory =
  /** Bullying. */
  | 'BULLYING'
  /** The mentor. */
  | 'MENTOR'
  /** Another subject. */
  | 'OTHER'
  /** Safety. */
  | 'SAFETY'
  /** Wellbeing. */
  | 'WELLBEING';

/** One page of the concerns. */
export type ConcernPage = {
  __typename?: 'ConcernPage';
  /** The concerns of this page: open, taken, then closed ones, each oldest first. */
  items: Array<Concern>;
  /** Number of pages at this size; at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Number of matching concerns. */
  totalCount: Scalars['Int']['output'];
};

/** Status of a concern. */
export type ConcernStatus =
  /** It is closed, with a note. */
  | 'CLOSED'
  /** Nobody has taken it. */
  | 'OPEN'
  /** An administrator has taken it. */
  | 'TAKEN';

/** The student or educator who reported a concern. */
export type ConcernWriter = {
  __typename?: 'ConcernWriter';
  /** Whether it is a student or an educator. */
  audience: ClubAudience;
  /** Email address. */
  email: Scalars['String']['output'];
  /** Id of the student or educator. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
};

/** The token from the mail to the new address. */
export type ConfirmEmailChangeInput = {
  /** The token; it works once, within 24 hours. */
  token: Scalars['String']['input'];
};

/** Result of the confirmation of a new email. */
export type ConfirmEmailChangePayload = {
  __typename?: 'ConfirmEmailChangePayload';
  /** True when the account has its new email; other sessions have ended. */
  confirmed: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A registration to confirm. */
export type ConfirmEmailInput = {
  /** Password of the account, at least 6 characters; it replaces that of the registration. */
  newPassword: Scalars['String']['input'];
  /** Token of the link in the mail. */
  token: Scalars['String']['input'];
};

/** Result of the confirmation of a registration. */
export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** Bearer token of the new session; null when refused. */
  token: Maybe<Scalars['String']['output']>;
  /** The new account; null when refused. */
  user: Maybe<User>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The state of a guardian's consent. */
export type ConsentState =
  /** No consent is stored, and the student is under 18 by the date of birth or, without one, in classes 9 to 12. */
  | 'MISSING';

/** Account that gets a link to set a password. */
export type CreatePasswordLinkInput = {
  /** Id of the person or mentor. */
  accountId: Scalars['ID']['input'];
};

/** Result of creating a link to set a password. */
export type CreatePasswordLinkPayload = {
  __typename?: 'CreatePasswordLinkPayload';
  /** The link, which replaces the earlier one; null when refused. */
  passwordLink: Maybe<PasswordLink>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The five figures of the admin dashboard. */
export type DashboardCounts = {
  __typename?: 'DashboardCounts';
  /** Number of clubs. */
  clubs: Scalars['Int']['output'];
  /** Number of educators. */
  educators: Scalars['Int']['output'];
  /** Number of students and educators whose form counts as submitted. */
  formSubmitted: Scalars['Int']['output'];
  /** Number of active mentors. */
  mentors: Scalars['Int']['output'];
  /** Number of students. */
  students: Scalars['Int']['output'];
};

/** A club to delete. */
export type DeleteClubInput = {
  /** Id of the club. */
  id: Scalars['ID']['input'];
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the deletion of a club. */
export type DeleteClubPayload = {
  __typename?: 'DeleteClubPayload';
  /** Current state of the club if `ifVersion` is outdated (code `PRECONDITION_FAILED`); else null. */
  club: Maybe<Club>;
  /** Id of the club that was deleted with its stages, for the cache; null when refused. Its people and mentors remain, without a club. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A person's request for deletion of all data about them. */
export type DeletionRequest = Node & {
  __typename?: 'DeletionRequest';
  /** Reason for the refusal; else null. */
  answer: Maybe<Scalars['String']['output']>;
  /** Time of the request. */
  askedAt: Scalars['DateTime']['output'];
  /** Time at which it was withdrawn, refused or carried out; null while it is open. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** The person. Role admin; null for the person's own requests, and after it was carried out. */
  person: Maybe<DeletionRequestPerson>;
  /** Reason given by the person; null without one, and after it was carried out. */
  reason: Maybe<Scalars['String']['output']>;
  /** Status of the request. */
  status: DeletionStatus;
};

/** The person who requests deletion. */
export type DeletionRequestPerson = {
  __typename?: 'DeletionRequestPerson';
  /** Whether it is a student or an educator. */
  audience: ClubAudience;
  /** Email address. */
  email: Scalars['String']['output'];
  /** Id of the student or educator. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
};

/** Status of a request for deletion. */
export type DeletionStatus =
  /** The request is open: an administrator has to decide. */
  | 'ASKED'
  /** The account and all data of the person were erased. */
  | 'CARRIED_OUT'
  /** An administrator has refused the request; the person may make another one. */
  | 'REFUSED'
  /** The person has withdrawn the request. */
  | 'WITHDRAWN';

/** A teacher, lecturer or other educator. */
export type Educator = Node & Person & {
  __typename?: 'Educator';
  /** Agreed steps: the open ones and those done in the last 14 days, the oldest first. Takes the call of `progress` unless the record includes them; null where the backend has none, and for several people of an administrator's list. */
  agreedSteps: Maybe<Array<AgreedStep>>;
  /** The club the educator belongs to; null when none is assigned. */
  club: Maybe<Club>;
  /** When the educator registered; null when the backend does not give it. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** Answers of the professional form that the caller may read; null without any. */
  formDetails: Maybe<EducatorFormDetails>;
  /** True when the flag is set or a key detail of the form is filled; null when the caller's role can't read it. */
  formSubmitted: Maybe<Scalars['Boolean']['output']>;
  /** Changes of the educator's record by others, newest first. Role admin: all changes; role mentor: changes of progress, own people only; the person: changes of the own progress. Takes one call per person, for at most ten people per operation; null with `NOT_SUPPORTED` where the backend has no history. Source: GET /api/admin/people/{id}/history, /api/mentor/people/{id}/history, /api/student/history or /api/educator/history. */
  history: Maybe<Array<HistoryEntry>>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** The mentor the educator is assigned to; null when none is assigned. */
  mentor: Maybe<Mentor>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** The planned meeting with the mentor; null without one, without an active mentor and where the backend has none. Source: the record and the mentor's list. */
  nextSession: Maybe<NextSession>;
  /** Notes of the mentor as in the mentor's list, for example the newest feedback. Role mentor; null for others. */
  notes: Maybe<Scalars['String']['output']>;
  /** New email that is not confirmed yet; `email` is used until then. Only for the person; null for others, without a pending change, and where the backend does not confirm emails. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Phone number as entered; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** The educator's progress through the stages of the present club. Takes a separate call unless the list includes it; null when it can't be read. */
  progress: Maybe<Progress>;
  /** Account status: `active`, `pending` or `inactive` in lower case, any other value as the backend gives it; null counts as active. */
  status: Maybe<Scalars['String']['output']>;
  /** `ETag` of the record when it was read, for `ifVersion`; null when the backend gives none, as in lists of other backends. */
  version: Maybe<Scalars['String']['output']>;
};

/** An educator's answers of the professional form. A field is null, and a list empty, when it was not answered or the caller can't read it. */
export type EducatorFormDetails = {
  __typename?: 'EducatorFormDetails';
  /** Prizes, projects and other achievements. */
  achievements: Maybe<Scalars['String']['output']>;
  /** Street address. */
  address: Maybe<Scalars['String']['output']>;
  /** Age in whole years, as entered. */
  age: Maybe<Scalars['Int']['output']>;
  /** Certifications. */
  certifications: Maybe<Scalars['String']['output']>;
  /** City or town. */
  city: Maybe<Scalars['String']['output']>;
  /** Current position, for example Teacher or Head of Department. */
  currentPosition: Maybe<Scalars['String']['output']>;
  /** Date of birth. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** Emergency contact. */
  emergencyContact: Maybe<Scalars['String']['output']>;
  /** Years of experience as a range, for example 6-10 years. */
  experience: Maybe<Scalars['String']['output']>;
  /** Gender as entered, for example Male, Female or Other. */
  gender: Maybe<Scalars['String']['output']>;
  /** School, college or university. */
  institution: Maybe<Scalars['String']['output']>;
  /** Interests, one per entry. */
  interests: Array<Scalars['String']['output']>;
  /** Preferred language of the counselling. */
  preferredLanguage: Maybe<Scalars['String']['output']>;
  /** Publications. */
  publications: Maybe<Scalars['String']['output']>;
  /** Highest qualification. */
  qualifications: Maybe<Scalars['String']['output']>;
  /** Research interests. */
  researchInterests: Maybe<Scalars['String']['output']>;
  /** Subject or field. */
  specialization: Maybe<Scalars['String']['output']>;
  /** State or union territory. */
  state: Maybe<Scalars['String']['output']>;
};

/** Changes of the answers of the professional form; an omitted field is unchanged, null clears it. */
export type EducatorFormDetailsInput = {
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, as entered. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Certifications. */
  certifications?: InputMaybe<Scalars['String']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Current position, for example Teacher or Head of Department. */
  currentPosition?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Emergency contact. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Years of experience as a range, for example 6-10 years. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** Gender as entered, for example Male, Female or Other. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** School, college or university. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** Interests, one per entry. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Preferred language of the counselling. */
  preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Publications. */
  publications?: InputMaybe<Scalars['String']['input']>;
  /** Highest qualification. */
  qualifications?: InputMaybe<Scalars['String']['input']>;
  /** Research interests. */
  researchInterests?: InputMaybe<Scalars['String']['input']>;
  /** Subject or field. */
  specialization?: InputMaybe<Scalars['String']['input']>;
  /** State or union territory. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** The professional form. A null answer is sent as not answered; an omitted one is not sent, and the server may keep an earlier answer. */
export type EducatorFormInput = {
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, at least 0. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Certifications. */
  certifications?: InputMaybe<Scalars['String']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Id of the chosen club, one of `clubChoices`; null or omitted keeps the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Current position. */
  currentPosition: Scalars['String']['input'];
  /** Date of birth. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Email address. */
  email: Scalars['String']['input'];
  /** Emergency contact. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Years of experience as a range. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  fullName: Scalars['String']['input'];
  /** Male, Female or Other. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** School, college or university. */
  institution: Scalars['String']['input'];
  /** Interests, one per entry. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number. */
  phone: Scalars['String']['input'];
  /** Preferred language of the counselling. */
  preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Publications. */
  publications?: InputMaybe<Scalars['String']['input']>;
  /** Highest qualification. */
  qualifications?: InputMaybe<Scalars['String']['input']>;
  /** Research interests. */
  researchInterests?: InputMaybe<Scalars['String']['input']>;
  /** Subject or field. */
  specialization?: InputMaybe<Scalars['String']['input']>;
  /** State or union territory. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** One page of educators. */
export type EducatorPage = {
  __typename?: 'EducatorPage';
  /** The educators of this page, in order. */
  items: Array<Educator>;
  /** Number of pages at this size; at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Number of educators that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** Account whose sessions to end. */
export type EndSessionsInput = {
  /** Id of the person or mentor. */
  accountId: Scalars['ID']['input'];
};

/** Result of ending all sessions of an account. */
export type EndSessionsPayload = {
  __typename?: 'EndSessionsPayload';
  /** Number of ended sessions. */
  ended: Scalars['Int']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A list that can be exported. */
export type ExportedList =
  /** The list of educators. */
  | 'educators'
  /** The list of mentors. */
  | 'mentors'
  /** The list of students. */
  | 'students'
  /** The list of submissions. */
  | 'submissions'
  /** The progress tracker. */
  | 'tracker';

/**
 * A part of the REST interface that a backend may lack. More values may come with any release: a client
 * ignores values that it does not know.
 */
export type Feature =
  /** Changes of many people in one call: PUT /api/admin/batches/… */
  | 'BATCHES'
  /** Reports of a concern. */
  | 'CONCERNS'
  /** Audit of exports: POST /api/admin/exports. */
  | 'EXPORT_AUDIT'
  /** Import of people: POST /api/admin/students/import and /educators/import. */
  | 'IMPORT'
  /** Interest profiles of students: PUT and DELETE /api/student/interest-profile. */
  | 'INTERESTS'
  /** Next sessions, agreed steps and answers to feedback. */
  | 'SESSIONS';

/** A person's answer to the feedback of a stage. */
export type FeedbackAnswer = {
  __typename?: 'FeedbackAnswer';
  /** Time at which it was written or changed. */
  at: Scalars['DateTime']['output'];
  /** True once the mentor has saved the stage again: the answer can't be changed any more. */
  isClosed: Scalars['Boolean']['output'];
  /** Time at which the mentor read it; null until then. */
  readAt: Maybe<Scalars['DateTime']['output']>;
  /** The answer. */
  text: Scalars['String']['output'];
};

/** Mails of one kind that could not be delivered; they are kept for 30 days. */
export type GivenUpMails = {
  __typename?: 'GivenUpMails';
  /** Number of mails. */
  count: Scalars['Int']['output'];
  /** Kind of the mails, for example `first-password`; a newer backend may have more kinds. */
  kind: Scalars['String']['output'];
  /** Time at which the first of them was given up. */
  since: Scalars['DateTime']['output'];
};

/** The consent of a parent or guardian to a student's use of the platform. */
export type GuardianConsent = {
  __typename?: 'GuardianConsent';
  /** Phone number or email. */
  contact: Maybe<Scalars['String']['output']>;
  /** Date on which it was given. */
  givenOn: Maybe<Scalars['Date']['output']>;
  /** Full name of the guardian. */
  guardianName: Scalars['String']['output'];
  /** Language of the text that the guardian agreed to, as a BCP 47 tag; null where the backend does not give it: then it was English. */
  language: Maybe<Scalars['String']['output']>;
  /** Version of the privacy notice that the guardian agreed to. */
  noticeVersion: Maybe<Scalars['String']['output']>;
  /** Relation to the student, for example Mother. */
  relation: Maybe<Scalars['String']['output']>;
};

/** The consent of a parent or guardian to a student's use of the platform. */
export type GuardianConsentInput = {
  /** Phone number or email. */
  contact: Scalars['String']['input'];
  /** Date on which it was given. */
  givenOn: Scalars['Date']['input'];
  /** Full name of the guardian. */
  guardianName: Scalars['String']['input'];
  /** Language of the text that the guardian agreed to, as a BCP 47 tag; English when absent. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Version of the privacy notice that the guardian agreed to. */
  noticeVersion: Scalars['String']['input'];
  /** Relation to the student, for example Mother. */
  relation: Scalars['String']['input'];
};

/** Account that made a change, with name and role at that time. */
export type HistoryActor = {
  __typename?: 'HistoryActor';
  /** Id of the account; null when it was deleted. */
  id: Maybe<Scalars['ID']['output']>;
  /** Full name at that time. */
  name: Scalars['String']['output'];
  /** Role at that time; null when the backend does not give it. */
  role: Maybe<Role>;
};

/** Old and new value of one field. */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  /** New value as text; null when it is empty. */
  after: Maybe<Scalars['String']['output']>;
  /** Old value as text; null when it was empty. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the field, for example `status`, `feedback`, `mentor` or `schoolName`. Of a next session `nextSessionAt`, `nextSessionPlace` and `nextSessionStatus` (`planned`, `held`, `missed` or `cancelled`); of an agreed step `stepText`, `stepDueOn` and `stepIsDone`; of an answer `answer`. */
  field: Scalars['String']['output'];
};

/** A change of a person's record by another account. Entries are never changed. */
export type HistoryEntry = Node & {
  __typename?: 'HistoryEntry';
  /** Time of the change. */
  at: Scalars['DateTime']['output'];
  /** Account that made it; null when the backend does not give it. */
  by: Maybe<HistoryActor>;
  /** Changed values, one entry per field. Empty where a save changed nothing. */
  changes: Array<HistoryChange>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Subject of the change. */
  kind: HistoryKind;
  /** Name of the stage, for progress and answers; else null. */
  stage: Maybe<Scalars['String']['output']>;
  /** Id of the stage, for progress and answers; null for other subjects and where the backend gives only the name. */
  stageId: Maybe<Scalars['ID']['output']>;
};

/** Subject of a history entry. */
export type HistoryKind =
  /** The club the person belongs to. */
  | 'CLUB'
  /** The mentor the person is assigned to. */
  | 'MENTOR'
  /** Another subject of the backend's history: next session, agreed step, answer. */
  | 'OTHER'
  /** Fields of the profile or of the form. */
  | 'PROFILE'
  /** Status or feedback of a stage. */
  | 'PROGRESS'
  /** The account status. */
  | 'STATUS';

/** A club or mentor for a name of an imported file. */
export type ImportMappingInput = {
  /** Id of the club or mentor; null imports the rows without one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The name, or the email, as written in the file. */
  name: Scalars['String']['input'];
};

/** Outcome of one row of an import. */
export type ImportOutcome =
  /** Skipped: the email belongs to an account. Nothing of it changes. */
  | 'KNOWN'
  /** The account was made, or would be made in a dry run. */
  | 'MADE'
  /** An earlier import of the same file made the account. */
  | 'MADE_BEFORE'
  /** Left out; `userErrors` has the reasons. */
  | 'WRONG';

/** People to import: a batch of one file, at most 200 rows. */
export type ImportPeopleInput = {
  /** Whether the people are students or educators. */
  audience: ClubAudience;
  /** Clubs for names of the file; a name without a mapping is searched among the clubs of the audience. */
  clubs?: Array<ImportMappingInput>;
  /** True: only checks the rows, nothing is stored. */
  dryRun: Scalars['Boolean']['input'];
  /** SHA-256 of the file in hexadecimal; with audience and line it identifies a row. */
  fileHash: Scalars['String']['input'];
  /** Mentors for names or emails of the file; one without a mapping is searched among the active mentors. */
  mentors?: Array<ImportMappingInput>;
  /** The rows, as written in the file. */
  rows: Array<ImportRowInput>;
};

/** Result of an import of a batch of rows. */
export type ImportPeoplePayload = {
  __typename?: 'ImportPeoplePayload';
  /** One result for each row, in the order of the input; wrong rows do not affect the others. */
  rows: Array<ImportRowResult>;
  /** Errors of the request as a whole; empty if there are results. */
  userErrors: Array<UserError>;
};

/** A row of an imported file. Absent and blank values are not given. */
export type ImportRowInput = {
  /** Class: 9th, 10th, 11th or 12th. Students only. */
  class?: InputMaybe<Scalars['String']['input']>;
  /** Name of the club. */
  club?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth: YYYY-MM-DD, or day first with four digits of year, for example 14/03/2010. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** Email address; also the login. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of a parent or guardian. Students only. */
  guardianContact?: InputMaybe<Scalars['String']['input']>;
  /** School, college or university. Educators only. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** Line of the file, from 1. */
  line: Scalars['Int']['input'];
  /** Email or name of the mentor. */
  mentor?: InputMaybe<Scalars['String']['input']>;
  /** Full name, at least 2 characters after trimming. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Current position. Educators only. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** Name of the school. Students only. */
  school?: InputMaybe<Scalars['String']['input']>;
};

/** Result of one row of an import. */
export type ImportRowResult = {
  __typename?: 'ImportRowResult';
  /** Line of the file. */
  line: Scalars['Int']['output'];
  /** Outcome of the row. */
  outcome: ImportOutcome;
  /** Link to set the first password, where the backend sends no mails: it is returned once, and again for an account without a password when the file is imported again. Null otherwise. */
  passwordLink: Maybe<PasswordLink>;
  /** The person made; null in a dry run and without an account. */
  person: Maybe<Person>;
  /** Why the row is wrong, with the path of the field, for example `["email"]`; empty otherwise. */
  userErrors: Array<UserError>;
};

/** An answer to a statement of the interest profile. */
export type InterestAnswerInput = {
  /** Id of the statement: `realistic-1` to `conventional-5`. */
  statement: Scalars['ID']['input'];
  /** 0: not for me, 1: not sure, 2: I'd like that. */
  value: Scalars['Int']['input'];
};

/** An area of interests, by Holland. */
export type InterestArea =
  /** Creative. */
  | 'artistic'
  /** Organising. */
  | 'conventional'
  /** Enterprising. */
  | 'enterprising'
  /** Investigative. */
  | 'investigative'
  /** Practical. */
  | 'realistic'
  /** Helping. */
  | 'social';

/**
 * Result of a student's interest profile: a start for a talk with the mentor, read by the student and
 * the mentor. Single answers are stored nowhere.
 */
export type InterestProfile = {
  __typename?: 'InterestProfile';
  /** All six areas, in Holland's order. */
  areas: Array<InterestScore>;
  /** When the answers were sent. */
  completedAt: Scalars['DateTime']['output'];
  /** Areas in which the student leans, the highest score first; empty without a clear leaning. */
  leading: Array<InterestArea>;
  /** Version of the statements. */
  version: Scalars['Int']['output'];
};

/** Score of an area. */
export type InterestScore = {
  __typename?: 'InterestScore';
  /** The area. */
  area: InterestArea;
  /** 0 to 10. */
  score: Scalars['Int']['output'];
};

/** Email and password. */
export type LoginInput = {
  /** With two-step login: a code of the authenticator app, or a recovery code. Without it, a login with the right password is refused with the code `SECOND_FACTOR_REQUIRED`. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Email address; case-insensitive. */
  email: Scalars['String']['input'];
  /** Language that the user has chosen, as a BCP 47 tag; stored where the account has none. Sent to the backend as `Accept-Language`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The password, at least 6 characters. */
  password: Scalars['String']['input'];
};

/** Result of a login. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Bearer token of the new session; null when refused, also with `SECOND_FACTOR_REQUIRED`. */
  token: Maybe<Scalars['String']['output']>;
  /** The account; null when refused. */
  user: Maybe<User>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of ending all other sessions. */
export type LogoutOthersPayload = {
  __typename?: 'LogoutOthersPayload';
  /** Number of ended sessions. */
  ended: Scalars['Int']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of a logout. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** True when the backend ended the session; false where it has no such call and the client only discards the token. */
  ended: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The person whose answers were read. */
export type MarkAnswersReadInput = {
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
};

/** Result of marking answers as read. */
export type MarkAnswersReadPayload = {
  __typename?: 'MarkAnswersReadPayload';
  /** The person after the change; null when refused, except with `PRECONDITION_FAILED`, where it is the current state. */
  person: Maybe<Person>;
  /** The mentor's figures after the change; null when refused, and for other roles. */
  stats: Maybe<MentorStats>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A counsellor to whom people are assigned. */
export type Mentor = Node & {
  __typename?: 'Mentor';
  /** The club the mentor belongs to; null when none is assigned. */
  club: Maybe<Club>;
  /** Email address; null when the caller's role can't read it. */
  email: Maybe<Scalars['String']['output']>;
  /** Experience as text; `Not specified` when not given. */
  experience: Scalars['String']['output'];
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** Whether a login requires a code (two-step login). Role admin; null for others and where the backend does not give it. */
  secondFactor: Maybe<Scalars['Boolean']['output']>;
  /** Field of counselling; `General` when not given. */
  specialization: Scalars['String']['output'];
  /** Account status as the backend gives it; null counts as active. */
  status: Maybe<Scalars['String']['output']>;
  /** Number of assigned people; null when the backend does not give it or the caller's role can't read it. */
  studentsCount: Maybe<Scalars['Int']['output']>;
  /** `ETag` of the record when it was read, for `ifVersion`; null when the backend gives none or the caller's role can't read it. */
  version: Maybe<Scalars['String']['output']>;
};

/** Data of the mentor dashboard. A field whose call fails is null, with an error at its path; other fields are not affected. */
export type MentorDashboard = {
  __typename?: 'MentorDashboard';
  /** The mentor's own profile. */
  mentor: Maybe<Mentor>;
  /** The people assigned to the mentor, by page. */
  people: Maybe<PersonPage>;
  /** One of the mentor's people; null for any other id. */
  person: Maybe<Person>;
  /** The stages of the mentor's own club, in order; null without a club. A person's stages are those of that person's club: `Person.club.stages`. */
  stages: Maybe<Array<Stage>>;
  /** The four figures. */
  stats: Maybe<MentorStats>;
};


/** Data of the mentor dashboard. A field whose call fails is null, with an error at its path; other fields are not affected. */
export type MentorDashboardPeopleArgs = {
  filter?: InputMaybe<MentorPersonFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<MentorPersonSort>;
};


/** Data of the mentor dashboard. A field whose call fails is null, with an error at its path; other fields are not affected. */
export type MentorDashboardPersonArgs = {
  id: Scalars['ID']['input'];
};

/** Filter of mentors; all given criteria apply. */
export type MentorFilter = {
  /**
   * Only mentors of this club, who are first, or of no club: those who may be assigned to its members.
   * @deprecated Read `Mentor.club` of all mentors, or `Club.mentors`, instead.
   */
  forClubId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name, the specialization or the club's name; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only silent mentors: active, with people below 100 percent, all of whom have been waiting for 30 days or longer; false: only the others. */
  silent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Number of people of one mentor. */
export type MentorLoad = {
  __typename?: 'MentorLoad';
  /** Number of assigned people. */
  count: Scalars['Int']['output'];
  /** The mentor. */
  mentor: Mentor;
};

/** Filter of the mentor's people; all given criteria apply. */
export type MentorPersonFilter = {
  /** Only people with a progress from 1 to 99 percent; false: only the others. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only people whose percentage is in this band. */
  band?: InputMaybe<ProgressBand>;
  /** Only members of this club. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Only people whose current stage has this name; the empty string matches people who have not started. */
  currentStage?: InputMaybe<Scalars['String']['input']>;
  /** Only people without feedback in any stage of the present club; false: only the others. */
  noFeedback?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name or the email; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only people with answers that the mentor has not read; false: only the others. `NOT_SUPPORTED` where the backend has no answers. */
  unreadAnswers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only people with a pending update: not complete, and not saved for 14 days or never; false: only the others. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Sort order of the mentor's people; equal values are sorted by name. */
export type MentorPersonSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Sort field. */
  field: MentorPersonSortField;
};

/** Sort fields of the mentor's people. */
export type MentorPersonSortField =
  /** By full name. */
  | 'NAME'
  /** By the percentage. */
  | 'PROGRESS'
  /** By the last save, or by the registration of people without a save; ascending starts with the longest wait. */
  | 'WAITING_SINCE';

/** Figures of the mentor dashboard, for the mentor's own people. Bands, stages and people without feedback take GET /api/mentor/students where the call of the figures does not include them. */
export type MentorStats = {
  __typename?: 'MentorStats';
  /** Number of people with a progress from 1 to 99 percent. */
  activeStudents: Scalars['Int']['output'];
  /** Number of people in each band. */
  bands: Maybe<Array<BandCount>>;
  /** Number of stages completed in this calendar month. */
  completedSessions: Scalars['Int']['output'];
  /** Number of sessions held in this calendar month; null without a session of this month in any state and where the backend has none. */
  heldSessions: Maybe<Scalars['Int']['output']>;
  /** People with a pending update, the longest wait first; at most five. */
  longestWaiting: Maybe<Array<WaitingPerson>>;
  /** People without feedback, the longest wait first; at most five. */
  longestWithoutFeedback: Maybe<Array<WaitingPerson>>;
  /** People with a session in the past and no save since, the earliest first; null where the backend has no sessions. */
  missedSessions: Maybe<Array<WaitingPerson>>;
  /** Number of people with a pending update: not complete, and not saved for 14 days or never. */
  pendingUpdates: Scalars['Int']['output'];
  /** Number of people at each current stage, as matched by `MentorPersonFilter.currentStage`; stages without people may be missing. */
  stages: Maybe<Array<StageCount>>;
  /** People with a session later today, the earliest first; null where the backend has no sessions. */
  todaySessions: Maybe<Array<WaitingPerson>>;
  /** Number of assigned people. */
  totalStudents: Scalars['Int']['output'];
  /** Number of answers that the mentor has not read; null where the backend has no answers. */
  unreadAnswers: Maybe<Scalars['Int']['output']>;
  /** Number of people without feedback in any stage of the present club. */
  withoutFeedback: Maybe<Scalars['Int']['output']>;
};

/** The session that did not take place. */
export type MissNextSessionInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the session that was read: if it is outdated, nothing is changed, and the payload has the user error `PRECONDITION_FAILED`. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
};

/** Result of recording that a session did not take place. */
export type MissNextSessionPayload = {
  __typename?: 'MissNextSessionPayload';
  /** The person after the change; null when refused, except with `PRECONDITION_FAILED`, where it is the current state. */
  person: Maybe<Person>;
  /** The mentor's figures after the change; null when refused, and for other roles. */
  stats: Maybe<MentorStats>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an administrator, who can log in immediately. Role admin. Source: POST /api/admin/administrators; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  addAdministrator: Maybe<AddAdministratorPayload>;
  /** Adds a step; at most ten are open. Role mentor, own people only. Source: POST /api/mentor/people/{id}/steps; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  addAgreedStep: Maybe<AddAgreedStepPayload>;
  /** Adds a club with its stages. Role admin. Source: POST /api/admin/clubs. */
  addClub: Maybe<AddClubPayload>;
  /** Adds a mentor, who can log in immediately. Role admin. Source: POST /api/admin/mentors. */
  addMentor: Maybe<AddMentorPayload>;
  /** Answers the present feedback of a stage, until the mentor saves it again. Role student or educator, own stages only. Source: by the role in GET /api/auth/me, PUT /api/student/stages/{stageId}/answer or /educator/stages/{stageId}/answer; with `ifVersion` after GET /api/student/progress or /educator/progress; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  answerFeedback: Maybe<AnswerFeedbackPayload>;
  /** Requests deletion of all data about the caller; an administrator decides. Role student or educator. Source: POST /api/me/deletion-requests. */
  askForDeletion: Maybe<AskForDeletionPayload>;
  /** Assigns a club to a person, or removes the present one. Role admin. Source: PUT /api/admin/students/{id}/assign-club or /educators/{id}/assign-club. */
  assignClub: Maybe<AssignClubPayload>;
  /** Assigns a club to several people, or removes their present ones. Role admin. Source: PUT /api/admin/batches/students/assign-club or /educators/assign-club; where the backend lacks it, PUT …/assign-club for each person. */
  assignClubs: Maybe<AssignClubsPayload>;
  /** Assigns a mentor to a person, or removes the present one. Role admin. Source: PUT /api/admin/students/{id}/assign-mentor or /educators/{id}/assign-mentor. */
  assignMentor: Maybe<AssignMentorPayload>;
  /** Assigns a club to a mentor, or removes the present one. Role admin. Source: PUT /api/admin/mentors/{id} with only the club. */
  assignMentorToClub: Maybe<AssignMentorToClubPayload>;
  /** Assigns a mentor to several people, or removes their present ones. Role admin. Source: PUT /api/admin/batches/students/assign-mentor or /educators/assign-mentor; where the backend lacks it, PUT …/assign-mentor for each person. */
  assignMentors: Maybe<AssignMentorsPayload>;
  /** Cancels the caller's unconfirmed change of email; its link becomes invalid. Any role. Source: DELETE /api/auth/pending-email; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  cancelEmailChange: Maybe<CancelEmailChangePayload>;
  /** Cancels the next session of a person. Role mentor, own people only. Source: DELETE /api/mentor/people/{id}/next-session; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  cancelNextSession: Maybe<CancelNextSessionPayload>;
  /** Erases the account and all data of the person who requests deletion; can't be undone. Role admin. Source: PUT /api/admin/deletion-requests/{id}/carry-out. */
  carryOutDeletion: Maybe<CarryOutDeletionPayload>;
  /** Changes the password of the signed-in account. Any role. Source: POST /api/auth/change-password; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  changePassword: Maybe<ChangePasswordPayload>;
  /** Closes a concern with a note. Role admin. Source: PUT /api/admin/concerns/{id}/close; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  closeConcern: Maybe<CloseConcernPayload>;
  /** Confirms the email of a registration, creates its account with this password, and starts a session. Public. Source: POST /api/auth/confirm-email; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  confirmEmail: Maybe<ConfirmEmailPayload>;
  /** Confirms the new email of an account with the token from the mail to it; the account uses it from then on. Public. Source: POST /api/auth/confirm-email-change; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  confirmEmailChange: Maybe<ConfirmEmailChangePayload>;
  /** Creates a link to set the password of a person or mentor: sent by mail, or returned once where no mail server is configured. Role admin. Source: POST /api/admin/accounts/{id}/password-link; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  createPasswordLink: Maybe<CreatePasswordLinkPayload>;
  /** Deletes a club with its stages. Role admin. Source: DELETE /api/admin/clubs/{id}. */
  deleteClub: Maybe<DeleteClubPayload>;
  /** Ends all sessions of a person or mentor. Role admin. Source: DELETE /api/admin/accounts/{id}/sessions; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  endSessions: Maybe<EndSessionsPayload>;
  /** Checks or imports people from a batch of rows of a file. Role admin. Source: POST /api/admin/students/import or /educators/import; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  importPeople: Maybe<ImportPeoplePayload>;
  /** Logs in and starts a session. Public. Source: POST /api/auth/login. */
  login: Maybe<LoginPayload>;
  /** Ends the session of the caller's token. Any role. Source: POST /api/auth/logout, where the backend has it. */
  logout: Maybe<LogoutPayload>;
  /** Ends all sessions of the account except that of the caller's token. Any role. Source: POST /api/auth/logout-others. */
  logoutOthers: Maybe<LogoutOthersPayload>;
  /** Marks all answers of a person as read. Role mentor, own people only. Source: PUT /api/mentor/people/{id}/answers/read; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  markAnswersRead: Maybe<MarkAnswersReadPayload>;
  /** Records that a session did not take place; refused before its time. Role mentor, own people only. Source: PUT /api/mentor/people/{id}/next-session/missed; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  missNextSession: Maybe<MissNextSessionPayload>;
  /** Assigns all people of a mentor to another one. Role admin. Source: PUT /api/admin/mentors/{id}/reassign; where the backend lacks it, GET /api/admin/students and /educators and for each of their people PUT …/assign-mentor. */
  reassignPeople: Maybe<ReassignPeoplePayload>;
  /** Records an export in the audit. Role admin. Source: POST /api/admin/exports; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  recordExport: Maybe<RecordExportPayload>;
  /** Refuses a request for deletion, with a reason for the person. Role admin. Source: PUT /api/admin/deletion-requests/{id}/refuse. */
  refuseDeletion: Maybe<RefuseDeletionPayload>;
  /** Creates an account. Public. Source: POST /api/auth/register. */
  register: Maybe<RegisterPayload>;
  /** Removes another administrator, whose sessions and links become invalid immediately; the history keeps the name. Role admin. Source: POST /api/admin/administrators/{id}/remove; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  removeAdministrator: Maybe<RemoveAdministratorPayload>;
  /** Removes a step. Role mentor, own people only. Source: DELETE /api/mentor/people/{id}/steps/{stepId}; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  removeAgreedStep: Maybe<RemoveAgreedStepPayload>;
  /** Removes the result of the interest profile. Role student. Source: DELETE /api/student/interest-profile; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  removeInterestProfile: Maybe<RemoveInterestProfilePayload>;
  /** Removes a mentor, who can no longer log in; the mentor's people remain. Role admin. Source: DELETE /api/admin/mentors/{id}. */
  removeMentor: Maybe<RemoveMentorPayload>;
  /** Replaces the recovery codes. Role admin or mentor. Source: POST /api/auth/second-factor/recovery-codes. */
  renewRecoveryCodes: Maybe<RenewRecoveryCodesPayload>;
  /** Reports a concern to the administrators alone; at most five a day. Role student or educator. Source: POST /api/me/concerns; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  reportConcern: Maybe<ReportConcernPayload>;
  /** Sends a mail with a link to set a new password. Public. Source: POST /api/auth/forgot-password; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  requestPasswordReset: Maybe<RequestPasswordResetPayload>;
  /** Sets a new password with the token from the link. Public. Source: POST /api/auth/reset-password; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  resetPassword: Maybe<ResetPasswordPayload>;
  /** Turns off two-step login of a mentor or another administrator, who gets a mail. Role admin. Source: DELETE /api/admin/accounts/{id}/second-factor; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  resetSecondFactor: Maybe<ResetSecondFactorPayload>;
  /** Sends the answers of the interest profile, which replaces a former result. Role student. Source: PUT /api/student/interest-profile; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  saveInterestProfile: Maybe<SaveInterestProfilePayload>;
  /** Sends the given up mails of a kind again. Role admin. Source: PUT /api/admin/given-up-mails/{kind}/send-again; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  sendMailsAgain: Maybe<SendMailsAgainPayload>;
  /** Plans the next session of a person, or moves it. Role mentor, own people only. Source: PUT /api/mentor/people/{id}/next-session; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  setNextSession: Maybe<SetNextSessionPayload>;
  /** Sets the account status of several people. Role admin. Source: PUT /api/admin/batches/students/status or /educators/status; where the backend lacks it, GET and PUT /api/admin/students/{id} or /educators/{id} for each person. */
  setStatuses: Maybe<SetStatusesPayload>;
  /** Starts to set up two-step login; a login requires a code only after `turnOnSecondFactor`. Each call replaces the previous key. Role admin or mentor. Source: POST /api/auth/second-factor/set-up; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  setUpSecondFactor: Maybe<SetUpSecondFactorPayload>;
  /** Submits the professional form, or submits it again. Role educator, own form only. Source: POST /api/educator/submit-form. */
  submitEducatorForm: Maybe<SubmitEducatorFormPayload>;
  /** Submits the career form, or submits it again. Role student, own form only. Source: POST /api/student/submit-form. */
  submitStudentForm: Maybe<SubmitStudentFormPayload>;
  /** Takes an open concern; refused once another administrator has. Role admin. Source: PUT /api/admin/concerns/{id}/take; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  takeConcern: Maybe<TakeConcernPayload>;
  /** Marks a step as done, or opens it again. Role mentor, own people only; role student or educator, own steps only. Source: by the role in GET /api/auth/me, PUT /api/mentor/people/{id}/steps/{stepId}/done, /api/student/steps/{stepId}/done or /educator/steps/{stepId}/done; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  tickAgreedStep: Maybe<TickAgreedStepPayload>;
  /** Turns off two-step login. Role admin or mentor. Source: POST /api/auth/second-factor/turn-off. */
  turnOffSecondFactor: Maybe<TurnOffSecondFactorPayload>;
  /** Turns on two-step login with a first code; all other sessions of the account end. Role admin or mentor. Source: POST /api/auth/second-factor/turn-on. */
  turnOnSecondFactor: Maybe<TurnOnSecondFactorPayload>;
  /** Restores the former email of an account with the token from the mail. Public. Source: POST /api/auth/undo-email-change; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  undoEmailChange: Maybe<UndoEmailChangePayload>;
  /** Changes a step. Role mentor, own people only. Source: PUT /api/mentor/people/{id}/steps/{stepId}; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  updateAgreedStep: Maybe<UpdateAgreedStepPayload>;
  /** Changes a club and its stages. Role admin. Source: PUT /api/admin/clubs/{id}. */
  updateClub: Maybe<UpdateClubPayload>;
  /** Changes an educator. Role admin. Source: PUT /api/admin/educators/{id}. */
  updateEducator: Maybe<UpdateEducatorPayload>;
  /** Changes a mentor. Role admin. Source: PUT /api/admin/mentors/{id}. */
  updateMentor: Maybe<UpdateMentorPayload>;
  /** Changes the educator's own profile. Role educator. Source: PUT /api/educator/profile. */
  updateMyEducatorProfile: Maybe<UpdateMyEducatorProfilePayload>;
  /** Changes the preferences of the signed-in account. Any role. Source: PUT /api/auth/me/preferences; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  updateMyPreferences: Maybe<UpdateMyPreferencesPayload>;
  /** Changes the student's own profile. Role student. Source: PUT /api/student/profile. */
  updateMyStudentProfile: Maybe<UpdateMyStudentProfilePayload>;
  /** Records status and feedback for one stage. Role mentor, own people only. Source: PUT /api/mentor/progress; with `ifVersion` after GET /api/mentor/people/{id}/progress or, where the backend lacks it, /api/mentor/students. */
  updateProgress: Maybe<UpdateProgressPayload>;
  /** Changes a student. Role admin. Source: PUT /api/admin/students/{id}. */
  updateStudent: Maybe<UpdateStudentPayload>;
  /** Withdraws the caller's open request for deletion. Role student or educator. Source: PUT /api/me/deletion-requests/{id}/withdraw. */
  withdrawDeletion: Maybe<WithdrawDeletionPayload>;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAddAdministratorArgs = {
  input: AddAdministratorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAddAgreedStepArgs = {
  input: AddAgreedStepInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAddClubArgs = {
  input: AddClubInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAddMentorArgs = {
  input: AddMentorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAnswerFeedbackArgs = {
  input: AnswerFeedbackInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAskForDeletionArgs = {
  input: AskForDeletionInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAssignClubArgs = {
  input: AssignClubInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAssignClubsArgs = {
  input: AssignClubsInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAssignMentorArgs = {
  input: AssignMentorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAssignMentorToClubArgs = {
  input: AssignMentorToClubInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationAssignMentorsArgs = {
  input: AssignMentorsInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationCancelNextSessionArgs = {
  input: CancelNextSessionInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationCarryOutDeletionArgs = {
  input: CarryOutDeletionInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationCloseConcernArgs = {
  input: CloseConcernInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationCreatePasswordLinkArgs = {
  input: CreatePasswordLinkInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationDeleteClubArgs = {
  input: DeleteClubInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationEndSessionsArgs = {
  input: EndSessionsInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationImportPeopleArgs = {
  input: ImportPeopleInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationMarkAnswersReadArgs = {
  input: MarkAnswersReadInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationMissNextSessionArgs = {
  input: MissNextSessionInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationReassignPeopleArgs = {
  input: ReassignPeopleInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationRecordExportArgs = {
  input: RecordExportInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationRefuseDeletionArgs = {
  input: RefuseDeletionInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationRemoveAdministratorArgs = {
  input: RemoveAdministratorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationRemoveAgreedStepArgs = {
  input: RemoveAgreedStepInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationRemoveInterestProfileArgs = {
  input: RemoveInterestProfileInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationRemoveMentorArgs = {
  input: RemoveMentorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationReportConcernArgs = {
  input: ReportConcernInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationResetSecondFactorArgs = {
  input: ResetSecondFactorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationSaveInterestProfileArgs = {
  input: SaveInterestProfileInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationSendMailsAgainArgs = {
  input: SendMailsAgainInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationSetNextSessionArgs = {
  input: SetNextSessionInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationSetStatusesArgs = {
  input: SetStatusesInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationSubmitEducatorFormArgs = {
  input: EducatorFormInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationSubmitStudentFormArgs = {
  input: StudentFormInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationTakeConcernArgs = {
  input: TakeConcernInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationTickAgreedStepArgs = {
  input: TickAgreedStepInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationTurnOffSecondFactorArgs = {
  input: TurnOffSecondFactorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationTurnOnSecondFactorArgs = {
  input: TurnOnSecondFactorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUndoEmailChangeArgs = {
  input: UndoEmailChangeInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUpdateAgreedStepArgs = {
  input: UpdateAgreedStepInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUpdateClubArgs = {
  input: UpdateClubInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUpdateEducatorArgs = {
  input: UpdateEducatorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUpdateMentorArgs = {
  input: UpdateMentorInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUpdateMyEducatorProfileArgs = {
  input: UpdateMyEducatorProfileInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUpdateMyPreferencesArgs = {
  input: UpdateMyPreferencesInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUpdateMyStudentProfileArgs = {
  input: UpdateMyStudentProfileInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUpdateProgressArgs = {
  input: UpdateProgressInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationUpdateStudentArgs = {
  input: UpdateStudentInput;
};


/** Mutations. Errors that the user can correct are in `userErrors`, never top-level errors. */
export type MutationWithdrawDeletionArgs = {
  input: WithdrawDeletionInput;
};

/** All stored data about the signed-in person, at one point in time. Passwords and tokens are stored as hashes only, and are not included. */
export type MyData = {
  __typename?: 'MyData';
  /** Time at which the data was read. */
  madeAt: Scalars['DateTime']['output'];
  /** Sections in display order. */
  sections: Array<MyDataSection>;
};

/** One record of a section, for example one stage of the progress. */
export type MyDataEntry = {
  __typename?: 'MyDataEntry';
  /** Its fields, in order. */
  rows: Array<MyDataRow>;
};

/** Format of the value of a row. */
export type MyDataKind =
  /** Calendar date, `YYYY-MM-DD`. */
  | 'DATE'
  /** Point in time, ISO 8601 in UTC. */
  | 'MOMENT'
  /** Text or number, displayed as it is. */
  | 'TEXT';

/** One field of the stored data about the signed-in person. */
export type MyDataRow = {
  __typename?: 'MyDataRow';
  /** False for values that only programs need, such as ids: only the file includes them, not the page. */
  isOnPage: Scalars['Boolean']['output'];
  /** Stored value as JSON: array, number, boolean or string. */
  json: Scalars['String']['output'];
  /** Format of the value. */
  kind: MyDataKind;
  /** Label of the field. */
  label: Scalars['String']['output'];
  /** Name of the field for programs, with dots before nested fields: `dateOfBirth`, `after.feedback`. */
  name: Scalars['String']['output'];
  /** Value as text; null when it is empty. */
  value: Maybe<Scalars['String']['output']>;
};

/** One section of the stored data, for example the account or the answers of the form. */
export type MyDataSection = {
  __typename?: 'MyDataSection';
  /** Records of the section; empty when nothing is stored. */
  entries: Array<MyDataEntry>;
  /** As `MyDataRow.isOnPage`. */
  isOnPage: Scalars['Boolean']['output'];
  /** Name of the section for programs, for example `formDetails`. */
  name: Scalars['String']['output'];
  /** Title of the section. */
  title: Scalars['String']['output'];
};

/** A planned meeting of a person with the mentor. */
export type NextSession = Node & {
  __typename?: 'NextSession';
  /** Time of its begin; past while it is neither held nor missed. */
  at: Scalars['DateTime']['output'];
  /** Unique within the type; the same until the session is held, missed or cancelled. */
  id: Scalars['ID']['output'];
  /** A room, an address or a link, in one line; null when not given. */
  place: Maybe<Scalars['String']['output']>;
  /** Number of moves, as `SEQUENCE` of a calendar entry. */
  sequence: Scalars['Int']['output'];
  /** IANA name of the platform's time zone, for readers in another one: the setting `TIME_ZONE`. */
  timeZone: Scalars['String']['output'];
  /** `ETag` of the session, for `ifVersion`; null when the backend gives none. */
  version: Maybe<Scalars['String']['output']>;
};

/** An object with an id that is unique within its type. */
export type Node = {
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
};

/** Where everybody stands. A field that can't be read is null, with an error at its path; other fields are not affected. */
export type Overview = {
  __typename?: 'Overview';
  /** Number of people in each band. */
  bands: Maybe<Array<BandCount>>;
  /** People below 100 percent, the longest wait first; at most ten. */
  longestWaiting: Maybe<Array<WaitingPerson>>;
  /** People of each active mentor, the most people first. */
  mentors: Maybe<Array<MentorLoad>>;
  /** Silent mentors, the longest silence first. */
  silentMentors: Maybe<Array<SilentMentor>>;
  /** People by club and current stage; combinations without people are missing. */
  stages: Maybe<Array<ClubStageCount>>;
  /** Submitted forms of the last 12 weeks or months, the earliest first; forms without a date are not counted. */
  submissions: Maybe<Array<SubmissionCount>>;
};

/** Length of the periods of `Overview.submissions`. */
export type OverviewPeriod =
  /** Calendar months. */
  | 'MONTH'
  /** Weeks from Monday. */
  | 'WEEK';

/** A page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  number?: Scalars['Int']['input'];
  /** Records per page, 1 to 200; other values are refused with `BAD_USER_INPUT`. */
  size?: Scalars['Int']['input'];
};

/** A link to set a password of an account; the current password works until then. */
export type PasswordLink = {
  __typename?: 'PasswordLink';
  /** Time at which it expires; it works once. */
  expiresAt: Scalars['DateTime']['output'];
  /** URL to pass on to the owner; it is returned once. Null when the link was sent by mail. */
  url: Maybe<Scalars['String']['output']>;
};

/**
 * A student or an educator, with the same id in every response; a field that the caller's role can't
 * read is null without an error.
 */
export type Person = {
  /** Agreed steps: the open ones and those done in the last 14 days, the oldest first. Takes the call of `progress` unless the record includes them; null where the backend has none, and for several people of an administrator's list. */
  agreedSteps: Maybe<Array<AgreedStep>>;
  /** The club the person belongs to; null when none is assigned. */
  club: Maybe<Club>;
  /** When the person registered; null when the backend does not give it. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** True when the flag is set or a key detail of the form is filled; null when the caller's role can't read it. */
  formSubmitted: Maybe<Scalars['Boolean']['output']>;
  /** Changes of the person's record by others, newest first. Role admin: all changes; role mentor: changes of progress, own people only; the person: changes of the own progress. Takes one call per person, for at most ten people per operation; null with `NOT_SUPPORTED` where the backend has no history. Source: GET /api/admin/people/{id}/history, /api/mentor/people/{id}/history, /api/student/history or /api/educator/history. */
  history: Maybe<Array<HistoryEntry>>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** The mentor the person is assigned to; null when none is assigned. */
  mentor: Maybe<Mentor>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** The planned meeting with the mentor; null without one, without an active mentor and where the backend has none. Source: the record and the mentor's list. */
  nextSession: Maybe<NextSession>;
  /** Notes of the mentor as in the mentor's list, for example the newest feedback. Role mentor; null for others. */
  notes: Maybe<Scalars['String']['output']>;
  /** New email that is not confirmed yet; `email` is used until then. Only for the person; null for others, without a pending change, and where the backend does not confirm emails. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Phone number as entered; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** The person's progress through the stages of the present club. Takes a separate call unless the list includes it; null when it can't be read. */
  progress: Maybe<Progress>;
  /** Account status: `active`, `pending` or `inactive` in lower case, any other value as the backend gives it; null counts as active. */
  status: Maybe<Scalars['String']['output']>;
  /** `ETag` of the record when it was read, for `ifVersion`; null when the backend gives none, as in lists of other backends. */
  version: Maybe<Scalars['String']['output']>;
};

/** Filter of people; all given criteria apply. */
export type PersonFilter = {
  /** Only people with this problem with club or mentor. */
  assignment?: InputMaybe<AssignmentGap>;
  /** Only people whose percentage is in this band. */
  band?: InputMaybe<ProgressBand>;
  /** Only members of this club. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Only students with this state of a guardian's consent. */
  consent?: InputMaybe<ConsentState>;
  /** Only people whose current stage has this name; the empty string matches people who have not started. */
  currentStage?: InputMaybe<Scalars['String']['input']>;
  /** Only people of this mentor. */
  mentorId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name, of the email, of the school (students), or of institution or position (educators), or the first eight or more characters of the id; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Account status, for example `active` or `pending`; an absent status counts as active. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** Only people with a progress below 100 percent who have been waiting since this day or longer: by the last save or, without a save, by the registration. */
  waitingBefore?: InputMaybe<Scalars['Date']['input']>;
};

/** One page of people. */
export type PersonPage = {
  __typename?: 'PersonPage';
  /** The people of this page, in order. */
  items: Array<Person>;
  /** Number of pages at this size; at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Number of people that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** Result of one person in a change of several. */
export type PersonResult = {
  __typename?: 'PersonResult';
  /** State after the change; null when refused. */
  person: Maybe<Person>;
  /** Id of the student or educator. */
  personId: Scalars['ID']['output'];
  /** Why this person was not changed: the code `NOT_DONE` means that the change was not tried, because of another person or for lack of time. Empty on success. */
  userErrors: Array<UserError>;
};

/** Sort order of a list of people. */
export type PersonSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Sort field. */
  field: PersonSortField;
};

/** Sort fields of a list of people. */
export type PersonSortField =
  /** By class for students, by institution for educators. */
  | 'ACADEMIC'
  /** By the time of registration. */
  | 'CREATED_AT'
  /** By email address. */
  | 'EMAIL'
  /** By full name. */
  | 'NAME'
  /** By account status. */
  | 'STATUS';

/** Progress of a person through the stages of the present club. */
export type Progress = {
  __typename?: 'Progress';
  /** Band of the percentage. */
  band: ProgressBand;
  /** Name of the last stage in progress, else of the last completed; null when none was started. */
  currentStage: Maybe<Scalars['String']['output']>;
  /** Time of the last save; null without one. */
  lastUpdated: Maybe<Scalars['DateTime']['output']>;
  /** Completed stages of all stages in percent, from 0 to 100, rounded half up. */
  percent: Scalars['Int']['output'];
  /** All stages of the club in order; null when the backend gives none. */
  stages: Maybe<Array<StageProgress>>;
  /** Not started, in progress or completed, by the percentage. */
  status: ProgressStatus;
};

/** Band of the percentage, a filter of people. */
export type ProgressBand =
  /** 80 percent and more. */
  | 'HIGH'
  /** 1 to 39 percent. */
  | 'LOW'
  /** 40 to 79 percent. */
  | 'MEDIUM'
  /** Exactly 0 percent. */
  | 'NOT_STARTED';

/** A person in the progress tracker. It has no id of its own; the entity is `person`. */
export type ProgressRecord = {
  __typename?: 'ProgressRecord';
  /** Name of the club as in the response; null without one. */
  clubName: Maybe<Scalars['String']['output']>;
  /** Name of the last stage in progress, else of the last completed; null when none was started. */
  currentStage: Maybe<Scalars['String']['output']>;
  /** Time of the last save; null without one. */
  lastUpdated: Maybe<Scalars['DateTime']['output']>;
  /** Name of the mentor as in the response; null without one. */
  mentorName: Maybe<Scalars['String']['output']>;
  /** The student or educator. Fields that the tracker's call does not include take one more list call, for all records together; null where a required field can't be read from it. */
  person: Maybe<Person>;
  /** Progress through the stages of the present club; null when it can't be read. */
  progress: Maybe<Progress>;
};

/** Filter of progress records; all given criteria apply. */
export type ProgressRecordFilter = {
  /** Only people whose percentage is in this band. */
  band?: InputMaybe<ProgressBand>;
  /** Only members of this club. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Only people whose current stage has this name; the empty string matches people who have not started. */
  currentStage?: InputMaybe<Scalars['String']['input']>;
  /** Only people of this mentor. */
  mentorId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the person's name, the mentor's name or the club's name; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only people with this status. */
  status?: InputMaybe<ProgressStatus>;
};

/** One page of progress records. */
export type ProgressRecordPage = {
  __typename?: 'ProgressRecordPage';
  /** The records of this page, in order. */
  items: Array<ProgressRecord>;
  /** Number of pages at this size; at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Figures for all people; null when they can't be read. */
  summary: Maybe<ProgressSummary>;
  /** Number of records that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** Sort order of progress records. */
export type ProgressRecordSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Sort field. */
  field: ProgressRecordSortField;
};

/** Sort fields of progress records. */
export type ProgressRecordSortField =
  /** By the last save; people without one are last. */
  | 'LAST_UPDATED'
  /** By the person's name. */
  | 'NAME'
  /** By the overall percentage. */
  | 'PERCENT';

/** Status of the progress through all stages, by the percentage. */
export type ProgressStatus =
  /** 100 percent. */
  | 'COMPLETED'
  /** 1 to 99 percent. */
  | 'IN_PROGRESS'
  /** 0 percent. */
  | 'NOT_STARTED';

/** The four figures above the progress tracker, for all people of the audience, independent of the filter. */
export type ProgressSummary = {
  __typename?: 'ProgressSummary';
  /** Average percentage over all people, rounded half up; 0 without people. */
  averagePercent: Scalars['Int']['output'];
  /** Number of people with 100 percent. */
  completed: Scalars['Int']['output'];
  /** Number of people with 1 to 99 percent. */
  inProgress: Scalars['Int']['output'];
  /** Number of people. */
  total: Scalars['Int']['output'];
};

/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type Query = {
  __typename?: 'Query';
  /** Sessions of the account of a person or mentor, the most recently used first. Role admin; null where the backend has no such call. Source: GET /api/admin/accounts/{id}/sessions. */
  accountSessions: Maybe<Array<Session>>;
  /** The administrators, oldest first. Role admin; null where the backend has no such call. Source: GET /api/admin/administrators. */
  administrators: Maybe<Array<Administrator>>;
  /** One club; null with `NOT_FOUND` for an unknown id. Role admin. Source: GET /api/admin/clubs. */
  club: Maybe<Club>;
  /** Clubs that can be chosen in the form. Role student or educator, own audience only. Source: GET /api/student/clubs or /api/educator/clubs. */
  clubChoices: Maybe<Array<Club>>;
  /** Clubs with their stages. Role admin. Source: GET /api/admin/clubs. */
  clubs: Maybe<Array<Club>>;
  /** One concern; null with `NOT_FOUND` for an unknown id. Role admin. The query is audited as a read. Source: GET /api/admin/concerns/{id}. */
  concern: Maybe<Concern>;
  /** Reported concerns without text, writer and note: open, taken, then closed ones, each oldest first. Role admin; null where the backend has no such call. Source: GET /api/admin/concerns. */
  concerns: Maybe<ConcernPage>;
  /** The figures of the admin dashboard. Role admin. Source: GET /api/admin/dashboard/counts. */
  dashboardCounts: Maybe<DashboardCounts>;
  /** The open requests for deletion, oldest first. Role admin; null where the backend has no such call. Source: GET /api/admin/deletion-requests. */
  deletionRequests: Maybe<Array<DeletionRequest>>;
  /** One educator; null with `NOT_FOUND` for an unknown id. Role admin. Source: GET /api/admin/educators/{id}, and /{id}/progress when `progress` is selected. */
  educator: Maybe<Educator>;
  /** Educators, by page. Role admin. Source: GET /api/admin/educators. */
  educators: Maybe<EducatorPage>;
  /** Submissions of the forms, by page. Role admin. Source: GET /api/admin/form-submissions. */
  formSubmissions: Maybe<SubmissionPage>;
  /** Mails that could not be delivered, by kind; those given up first come first. Role admin; null where the backend has no such call. Source: GET /api/admin/given-up-mails. */
  givenUpMails: Maybe<Array<GivenUpMails>>;
  /** The signed-in account. Any role. Source: GET /api/auth/me. */
  me: Maybe<User>;
  /** One mentor; null with `NOT_FOUND` for an unknown id. Role admin. Source: GET /api/admin/mentors. */
  mentor: Maybe<Mentor>;
  /** The mentor's dashboard. Role mentor. Source: GET /api/mentor/profile, /mentor/students, /mentor/dashboard/stats and /mentor/clubs/{clubId}/stages, each only when its fields are selected. */
  mentorDashboard: Maybe<MentorDashboard>;
  /** Mentors. Role admin. Source: GET /api/admin/mentors. */
  mentors: Maybe<Array<Mentor>>;
  /** All stored data about the caller. Role student or educator; null where the backend has no such call. Source: GET /api/me/data. */
  myData: Maybe<MyData>;
  /** The caller's requests for deletion of all data about them, newest first. Role student or educator; null where the backend has no such call. Source: GET /api/me/deletion-requests. */
  myDeletionRequests: Maybe<Array<DeletionRequest>>;
  /** The educator's own record. Role educator. Source: GET /api/educator/profile, and GET /api/educator/progress when `progress` is selected. */
  myEducatorProfile: Maybe<Educator>;
  /** Two-step login of the caller's account. Role admin or mentor; null where the backend has no such call. Source: GET /api/auth/second-factor. */
  mySecondFactor: Maybe<SecondFactor>;
  /** Sessions of the account: this one first, then the most recently used. Any role; null where the backend has no such call. Source: GET /api/auth/sessions. */
  mySessions: Maybe<Array<Session>>;
  /** The student's own record. Role student. Source: GET /api/student/profile, and GET /api/student/progress when `progress` is selected. */
  myStudentProfile: Maybe<Student>;
  /** Where everybody stands. Role admin. Source: GET /api/admin/overview; where the backend lacks it, counted from the lists of people, progress, submissions, mentors and clubs, each read once. */
  overview: Maybe<Overview>;
  /** Audit of the record of a student or educator, newest first. Role admin; null where the backend has no such call. The query is audited as a read. Source: GET /api/admin/people/{id}/audit. */
  personAudit: Maybe<AuditPage>;
  /** Progress of all people of an audience, by page, with its summary. Role admin. Source: GET /api/admin/student-progress or /api/admin/educator-progress. */
  progressRecords: Maybe<ProgressRecordPage>;
  /** One student; null with `NOT_FOUND` for an unknown id. Role admin. Source: GET /api/admin/students/{id}, and /{id}/progress when `progress` is selected. */
  student: Maybe<Student>;
  /** Students, by page. Role admin. Source: GET /api/admin/students. */
  students: Maybe<StudentPage>;
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryAccountSessionsArgs = {
  accountId: Scalars['ID']['input'];
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryClubArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryClubChoicesArgs = {
  clubFor: ClubAudience;
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryClubsArgs = {
  clubFor?: InputMaybe<ClubAudience>;
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryConcernArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryConcernsArgs = {
  page?: InputMaybe<PageInput>;
  status?: InputMaybe<ConcernStatus>;
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryEducatorArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryEducatorsArgs = {
  filter?: InputMaybe<PersonFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PersonSort>;
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryFormSubmissionsArgs = {
  filter?: InputMaybe<SubmissionFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<SubmissionSort>;
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryMentorArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryMentorsArgs = {
  filter?: InputMaybe<MentorFilter>;
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryOverviewArgs = {
  audience?: InputMaybe<ClubAudience>;
  by?: OverviewPeriod;
  clubId?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryPersonAuditArgs = {
  page?: InputMaybe<PageInput>;
  personId: Scalars['ID']['input'];
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryProgressRecordsArgs = {
  audience: ClubAudience;
  filter?: InputMaybe<ProgressRecordFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<ProgressRecordSort>;
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryStudentArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. A root field whose call fails is null, with one error at its path; other root fields are not affected. */
export type QueryStudentsArgs = {
  filter?: InputMaybe<PersonFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PersonSort>;
};

/** A value within the sentence of a reason. */
export type ReasonValue = {
  __typename?: 'ReasonValue';
  /** Name of the value, for example `max`. */
  name: Scalars['String']['output'];
  /** The value as text; a number has Latin digits. */
  value: Scalars['String']['output'];
};

/** All people of a mentor, for another one. */
export type ReassignPeopleInput = {
  /** Id of the present mentor. */
  fromMentorId: Scalars['ID']['input'];
  /** Id of the mentor who takes over. */
  toMentorId: Scalars['ID']['input'];
};

/** Result of a reassignment of people. */
export type ReassignPeoplePayload = {
  __typename?: 'ReassignPeoplePayload';
  /** One result for each person. A backend with a call for this changes all of them or, after one refusal, none; elsewhere some may be changed and others refused. */
  results: Array<PersonResult>;
  /** Errors of the request as a whole; empty if there are results. */
  userErrors: Array<UserError>;
};

/** An export of a list that was made. */
export type RecordExportInput = {
  /** Number of rows of the file. */
  count: Scalars['Int']['input'];
  /** The filters, as JSON; absent without a filter. */
  filter?: InputMaybe<Scalars['String']['input']>;
  /** The list. */
  list: ExportedList;
};

/** Result of recording an export. */
export type RecordExportPayload = {
  __typename?: 'RecordExportPayload';
  /** True when the audit has an entry. */
  recorded: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A request for deletion to refuse, and the reason. */
export type RefuseDeletionInput = {
  /** Reason for the person, at most 2,000 characters. */
  answer: Scalars['String']['input'];
  /** Id of the request. */
  id: Scalars['ID']['input'];
};

/** Result of the refusal of a request for deletion. */
export type RefuseDeletionPayload = {
  __typename?: 'RefuseDeletionPayload';
  /** Current state of the request; null when it was already decided or withdrawn (code `CONFLICT`). */
  request: Maybe<DeletionRequest>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A new account. Only students and educators can register. */
export type RegisterInput = {
  /** Email address, not yet in use. */
  email: Scalars['String']['input'];
  /** Language that the user has chosen, as a BCP 47 tag; the account gets it. Sent to the backend as `Accept-Language`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Full name, at least 2 characters after trimming. */
  name: Scalars['String']['input'];
  /** The password, at least 6 characters. */
  password: Scalars['String']['input'];
  /** Whether the account is that of a student or of an educator. */
  role: ClubAudience;
};

/** Result of a registration. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** True when there is no account yet: a mail has the next step, usually a link for `confirmEmail`. The same for every email. */
  awaitsConfirmation: Scalars['Boolean']['output'];
  /** Bearer token where the backend logs in the new account; else null, and a login is required. */
  token: Maybe<Scalars['String']['output']>;
  /** The new account; null when refused or when the backend does not return it. */
  user: Maybe<User>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** An administrator to remove. */
export type RemoveAdministratorInput = {
  /** Current password of the caller. */
  currentPassword: Scalars['String']['input'];
  /** Id of another administrator. */
  id: Scalars['ID']['input'];
};

/** Result of the removal of an administrator. */
export type RemoveAdministratorPayload = {
  __typename?: 'RemoveAdministratorPayload';
  /** Id of the removed administrator, for the cache; null when refused. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** Errors that the user can correct; empty on success. The caller's own account is refused with `CONFLICT`. */
  userErrors: Array<UserError>;
};

/** The step to remove. */
export type RemoveAgreedStepInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the step that was read: if it is outdated, nothing is changed, and the payload has the user error `PRECONDITION_FAILED`. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
  /** Id of the step. */
  stepId: Scalars['ID']['input'];
};

/** Result of removing a step. */
export type RemoveAgreedStepPayload = {
  __typename?: 'RemoveAgreedStepPayload';
  /** The person after the change; null when refused, except with `PRECONDITION_FAILED`, where it is the current state. */
  person: Maybe<Person>;
  /** The mentor's figures after the change; null when refused, and for other roles. */
  stats: Maybe<MentorStats>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The removal of the own interest profile. */
export type RemoveInterestProfileInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the removal of an interest profile. */
export type RemoveInterestProfilePayload = {
  __typename?: 'RemoveInterestProfilePayload';
  /** The student after the change; null when refused. */
  student: Maybe<Student>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A mentor to remove. */
export type RemoveMentorInput = {
  /** Id of the mentor. */
  id: Scalars['ID']['input'];
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the removal of a mentor. */
export type RemoveMentorPayload = {
  __typename?: 'RemoveMentorPayload';
  /** Current state of the mentor if `ifVersion` is outdated (code `PRECONDITION_FAILED`); else null. */
  mentor: Maybe<Mentor>;
  /** Id of the removed mentor, for the cache; null when refused. The mentor's people remain, without a mentor. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Current password and a code. */
export type RenewRecoveryCodesInput = {
  /** Code of the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
  /** Current password. */
  currentPassword: Scalars['String']['input'];
};

/** Result of replacing the recovery codes. */
export type RenewRecoveryCodesPayload = {
  __typename?: 'RenewRecoveryCodesPayload';
  /** New codes, which replace the earlier ones. They are returned only here; null when refused. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A concern for the administrators. */
export type ReportConcernInput = {
  /** Subject. */
  category: ConcernCategory;
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The report, at most 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Result of reporting a concern. */
export type ReportConcernPayload = {
  __typename?: 'ReportConcernPayload';
  /** The concern; null when refused, and when the backend does not return it. */
  concern: Maybe<Concern>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Account whose password is forgotten. */
export type RequestPasswordResetInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
};

/** Result of a request for a password reset. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** True when the request was accepted; the same whether or not the account exists. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A new password, with the token from the mail. */
export type ResetPasswordInput = {
  /** The new password, at least 6 characters and not one of the most common. */
  newPassword: Scalars['String']['input'];
  /** The token from the mail; it works once, within 30 minutes. */
  token: Scalars['String']['input'];
};

/** Result of a password reset. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** True when the password was changed; all sessions have ended. */
  changed: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Account whose two-step login to turn off. */
export type ResetSecondFactorInput = {
  /** Id of the mentor or of another administrator. */
  accountId: Scalars['ID']['input'];
};

/** Result of a reset of two-step login. */
export type ResetSecondFactorPayload = {
  __typename?: 'ResetSecondFactorPayload';
  /** True when a login of the account no longer requires a code. */
  reset: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Role of an account; it decides the permissions. */
export type Role =
  /** Manages students, educators, mentors and clubs. */
  | 'admin'
  /** Teaches, and goes through the stages of an educator club. */
  | 'educator'
  /** Records the progress of the assigned people. */
  | 'mentor'
  /** Is in class 9 to 12, and goes through the stages of a student club. */
  | 'student';

/** The answers of the interest profile. */
export type SaveInterestProfileInput = {
  /** All thirty answers. They are added up and not stored. */
  answers: Array<InterestAnswerInput>;
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the statements that were shown. */
  version: Scalars['Int']['input'];
};

/** Result of sending an interest profile. */
export type SaveInterestProfilePayload = {
  __typename?: 'SaveInterestProfilePayload';
  /** The student after the change; null when refused. */
  student: Maybe<Student>;
  /** Errors that the user can correct: `CONSENT_REQUIRED` while a guardian's consent is needed first, `VALIDATION` at `version` for outdated statements; empty on success. */
  userErrors: Array<UserError>;
};

/** Two-step login of the caller's account. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether a login requires a code. */
  enabled: Scalars['Boolean']['output'];
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The mails to send again. */
export type SendMailsAgainInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Kind of the mails, as in `givenUpMails`. */
  kind: Scalars['String']['input'];
};

/** Result of sending mails again. */
export type SendMailsAgainPayload = {
  __typename?: 'SendMailsAgainPayload';
  /** True when the mails wait to be sent. */
  queued: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** A session of the account. */
export type Session = Node & {
  __typename?: 'Session';
  /** Time at which it started. */
  begunAt: Scalars['DateTime']['output'];
  /** Browser and device as text, for example `Chrome on Android`. */
  device: Scalars['String']['output'];
  /** Unique within the type; not the token. */
  id: Scalars['ID']['output'];
  /** True for the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Time of the last use, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** A session to plan or to move. */
export type SetNextSessionInput = {
  /** Time of its begin, later than now and at most 366 days away. */
  at: Scalars['DateTime']['input'];
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the session that was read: if it is outdated, nothing is changed, and the payload has the user error `PRECONDITION_FAILED`. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
  /** A room, an address or a link, in one line of at most 200 characters; null, blank or absent: none. */
  place?: InputMaybe<Scalars['String']['input']>;
};

/** Result of planning or moving a session. */
export type SetNextSessionPayload = {
  __typename?: 'SetNextSessionPayload';
  /** The person after the change; null when refused, except with `PRECONDITION_FAILED`, where it is the current state. */
  person: Maybe<Person>;
  /** The mentor's figures after the change; null when refused, and for other roles. */
  stats: Maybe<MentorStats>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Account status of several people. */
export type SetStatusesInput = {
  /** Whether the people are students or educators. */
  audience: ClubAudience;
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** `version` of each person as it was read, in the order of `personIds`: who has changed since is refused. Null, or an absent list: the last change wins. */
  ifVersions?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Ids of 1 to 50 different people. */
  personIds: Array<Scalars['ID']['input']>;
  /** Account status: active, pending or inactive. */
  status: Scalars['String']['input'];
};

/** Result of a change of the account status of several people. */
export type SetStatusesPayload = {
  __typename?: 'SetStatusesPayload';
  /** One result for each person, in the order of the input; refused people do not affect the others. */
  results: Array<PersonResult>;
  /** Errors of the request as a whole; empty if there are results. */
  userErrors: Array<UserError>;
};

/** Result of starting to set up two-step login. */
export type SetUpSecondFactorPayload = {
  __typename?: 'SetUpSecondFactorPayload';
  /** Key for the authenticator app, in base32; null when refused, for example because two-step login is on already (code `CONFLICT`). */
  secret: Maybe<Scalars['String']['output']>;
  /** The key as `otpauth:` URI, for a QR code; null when refused. */
  uri: Maybe<Scalars['String']['output']>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** An active mentor with people below 100 percent, all of whom have been waiting for 30 days or longer. */
export type SilentMentor = {
  __typename?: 'SilentMentor';
  /** Number of people below 100 percent. */
  count: Scalars['Int']['output'];
  /** The mentor. */
  mentor: Mentor;
  /** Start of the shortest wait among these people: the last save or, without a save, the registration. */
  since: Maybe<Scalars['DateTime']['output']>;
};

/** Sort direction. */
export type SortDirection =
  /** A to Z, oldest first, smallest first. */
  | 'ASC'
  /** Z to A, newest first, largest first. */
  | 'DESC';

/** One step of the counselling of a club. */
export type Stage = Node & {
  __typename?: 'Stage';
  /** Description; null when not given. */
  description: Maybe<Scalars['String']['output']>;
  /** Unique within the type; `<clubId>~<name>` where the backend gives only names. */
  id: Scalars['ID']['output'];
  /** Name; when it is blank, screens display `Stage n`. */
  name: Scalars['String']['output'];
};

/** Number of people with one current stage. */
export type StageCount = {
  __typename?: 'StageCount';
  /** Number of people at it. */
  count: Scalars['Int']['output'];
  /** Name of the current stage; null for people who have not started. */
  stage: Maybe<Scalars['String']['output']>;
};

/** New state of a stage. */
export type StageInput = {
  /** Id of the existing stage; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name; it may be blank. */
  name: Scalars['String']['input'];
};

/** The progress of one person in one stage. */
export type StageProgress = Node & {
  __typename?: 'StageProgress';
  /** The person's answer to the present feedback; null without one and where the backend has none. */
  answer: Maybe<FeedbackAnswer>;
  /** Time of the last save; null without one. */
  date: Maybe<Scalars['DateTime']['output']>;
  /** Feedback of the mentor to the person; null without one. */
  feedback: Maybe<Scalars['String']['output']>;
  /** `<personId>~<stageId>`. */
  id: Scalars['ID']['output'];
  /** The stage. */
  stage: Stage;
  /** Status of the person in it. */
  status: StageStatus;
  /** Digest of status, feedback and date, for `ifVersion` of `updateProgress` and `answerFeedback`. */
  version: Scalars['String']['output'];
};

/** Status of a person in one stage. Any status may follow any other. */
export type StageStatus =
  /** The stage is finished; it counts towards the overall percentage. */
  | 'COMPLETED'
  /** The stage is in progress. */
  | 'IN_PROGRESS'
  /** Nothing was recorded, or the status was reset. */
  | 'NOT_STARTED';

/** A student of class 9 to 12. */
export type Student = Node & Person & {
  __typename?: 'Student';
  /** Agreed steps: the open ones and those done in the last 14 days, the oldest first. Takes the call of `progress` unless the record includes them; null where the backend has none, and for several people of an administrator's list. */
  agreedSteps: Maybe<Array<AgreedStep>>;
  /** The club the student belongs to; null when none is assigned. */
  club: Maybe<Club>;
  /** True while no guardian's consent is stored and the student is under 18 by the date of birth or, without one, in classes 9 to 12. Role admin and the student; null for others and where the backend does not give it. */
  consentMissing: Maybe<Scalars['Boolean']['output']>;
  /** When the student registered; null when the backend does not give it. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** School or other place of education; the name of the school unless the backend gives another value. */
  education: Maybe<Scalars['String']['output']>;
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** Answers of the career form that the caller may read; null without any. */
  formDetails: Maybe<StudentFormDetails>;
  /** True when the flag is set or a key detail of the form is filled; null when the caller's role can't read it. */
  formSubmitted: Maybe<Scalars['Boolean']['output']>;
  /** Changes of the student's record by others, newest first. Role admin: all changes; role mentor: changes of progress, own people only; the person: changes of the own progress. Takes one call per person, for at most ten people per operation; null with `NOT_SUPPORTED` where the backend has no history. Source: GET /api/admin/people/{id}/history, /api/mentor/people/{id}/history, /api/student/history or /api/educator/history. */
  history: Maybe<Array<HistoryEntry>>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** True while the interest profile needs a guardian's consent to a privacy notice that names it; only for the student, null for others and where the backend does not give it. */
  interestConsentDue: Maybe<Scalars['Boolean']['output']>;
  /** Result of the interest profile; null without one, for administrators and where the backend has none. */
  interestProfile: Maybe<InterestProfile>;
  /** The mentor the student is assigned to; null when none is assigned. */
  mentor: Maybe<Mentor>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** The planned meeting with the mentor; null without one, without an active mentor and where the backend has none. Source: the record and the mentor's list. */
  nextSession: Maybe<NextSession>;
  /** Notes of the mentor as in the mentor's list, for example the newest feedback. Role mentor; null for others. */
  notes: Maybe<Scalars['String']['output']>;
  /** New email that is not confirmed yet; `email` is used until then. Only for the person; null for others, without a pending change, and where the backend does not confirm emails. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Phone number as entered; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** The student's progress through the stages of the present club. Takes a separate call unless the list includes it; null when it can't be read. */
  progress: Maybe<Progress>;
  /** Account status: `active`, `pending` or `inactive` in lower case, any other value as the backend gives it; null counts as active. */
  status: Maybe<Scalars['String']['output']>;
  /** `ETag` of the record when it was read, for `ifVersion`; null when the backend gives none, as in lists of other backends. */
  version: Maybe<Scalars['String']['output']>;
};

/** A student's answers of the career form. A field is null, and a list empty, when it was not answered or the caller can't read it. */
export type StudentFormDetails = {
  __typename?: 'StudentFormDetails';
  /** Academic stream, for example Science or Commerce. */
  academicStream: Maybe<Scalars['String']['output']>;
  /** Prizes, projects and other achievements. */
  achievements: Maybe<Scalars['String']['output']>;
  /** Street address. */
  address: Maybe<Scalars['String']['output']>;
  /** Age in whole years, as entered. */
  age: Maybe<Scalars['Int']['output']>;
  /** City or town. */
  city: Maybe<Scalars['String']['output']>;
  /** Class: 9th, 10th, 11th or 12th. */
  class: Maybe<Scalars['String']['output']>;
  /** Consent of a guardian, for students under 18; null when none is stored. */
  consent: Maybe<GuardianConsent>;
  /** Date of birth. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** Emergency contact. */
  emergencyContact: Maybe<Scalars['String']['output']>;
  /** Career aspirations of the student. */
  futureAspirations: Maybe<Scalars['String']['output']>;
  /** Gender as entered, for example Male, Female or Other. */
  gender: Maybe<Scalars['String']['output']>;
  /** Interests, one per entry. */
  interests: Array<Scalars['String']['output']>;
  /** Phone number of a parent or guardian. */
  parentContact: Maybe<Scalars['String']['output']>;
  /** Preferred language of the counselling. */
  preferredLanguage: Maybe<Scalars['String']['output']>;
  /** Name of the school. */
  schoolName: Maybe<Scalars['String']['output']>;
  /** State or union territory. */
  state: Maybe<Scalars['String']['output']>;
  /** Result of class 10, in percent from 0 to 100. */
  tenthPercentage: Maybe<Scalars['Float']['output']>;
  /** Result of class 12, in percent from 0 to 100. */
  twelfthPercentage: Maybe<Scalars['Float']['output']>;
};

/** Changes of the answers of the career form; an omitted field is unchanged, null clears it. */
export type StudentFormDetailsInput = {
  /** Academic stream, for example Science or Commerce. */
  academicStream?: InputMaybe<Scalars['String']['input']>;
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, as entered. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Class: 9th, 10th, 11th or 12th. */
  class?: InputMaybe<Scalars['String']['input']>;
  /** Consent of a guardian; an earlier one is kept when absent. */
  consent?: InputMaybe<GuardianConsentInput>;
  /** Date of birth. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Emergency contact. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Career aspirations of the student. */
  futureAspirations?: InputMaybe<Scalars['String']['input']>;
  /** Gender as entered, for example Male, Female or Other. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Interests, one per entry. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number of a parent or guardian. */
  parentContact?: InputMaybe<Scalars['String']['input']>;
  /** Preferred language of the counselling. */
  preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Name of the school. */
  schoolName?: InputMaybe<Scalars['String']['input']>;
  /** State or union territory. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Result of class 10, in percent from 0 to 100. */
  tenthPercentage?: InputMaybe<Scalars['Float']['input']>;
  /** Result of class 12, in percent from 0 to 100. */
  twelfthPercentage?: InputMaybe<Scalars['Float']['input']>;
};

/** The career form. A null answer is sent as not answered; an omitted one is not sent, and the server may keep an earlier answer. */
export type StudentFormInput = {
  /** Academic stream. */
  academicStream?: InputMaybe<Scalars['String']['input']>;
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, at least 0. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Class: 9th, 10th, 11th or 12th. */
  class: Scalars['String']['input'];
  /** Id of the chosen club, one of `clubChoices`; null or omitted keeps the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Consent of a guardian, for students under 18; an earlier one is kept when absent. */
  consent?: InputMaybe<GuardianConsentInput>;
  /** Date of birth. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Email address. */
  email: Scalars['String']['input'];
  /** Emergency contact. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  fullName: Scalars['String']['input'];
  /** Career aspirations of the student. */
  futureAspirations?: InputMaybe<Scalars['String']['input']>;
  /** Male, Female or Other. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Interests, one per entry. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number of a parent or guardian. */
  parentContact?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone: Scalars['String']['input'];
  /** Preferred language of the counselling. */
  preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Name of the school. */
  schoolName: Scalars['String']['input'];
  /** State or union territory. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Result of class 10, 0 to 100 percent. */
  tenthPercentage?: InputMaybe<Scalars['Float']['input']>;
  /** Result of class 12, 0 to 100 percent. */
  twelfthPercentage?: InputMaybe<Scalars['Float']['input']>;
};

/** One page of students. */
export type StudentPage = {
  __typename?: 'StudentPage';
  /** The students of this page, in order. */
  items: Array<Student>;
  /** Number of pages at this size; at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Number of students that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A person's form and the time of its submission. It has no id of its own; the entity is `person`. */
export type Submission = {
  __typename?: 'Submission';
  /** The student or educator, with the form's answers. */
  person: Person;
  /** Time of the first submission; null without one, or when the backend does not give it. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Number of forms submitted in one period. */
export type SubmissionCount = {
  __typename?: 'SubmissionCount';
  /** Number of forms. */
  count: Scalars['Int']['output'];
  /** First day of the week or month, in the time zone of the platform. */
  from: Scalars['Date']['output'];
};

/** Filter of submissions; all given criteria apply. */
export type SubmissionFilter = {
  /** Only students or only educators. */
  audience?: InputMaybe<ClubAudience>;
  /** Part of the name or the email; case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only people whose form counts as submitted; false: only the others. */
  submitted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only forms submitted on this day or later, in the time zone of the platform. */
  submittedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Only forms submitted on this day or earlier, in the time zone of the platform. */
  submittedTo?: InputMaybe<Scalars['Date']['input']>;
};

/** One page of submissions. */
export type SubmissionPage = {
  __typename?: 'SubmissionPage';
  /** The submissions of this page, in order. */
  items: Array<Submission>;
  /** Number of pages at this size; at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Number of submissions that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** Sort order of submissions. */
export type SubmissionSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Sort field. */
  field: SubmissionSortField;
};

/** Sort fields of submissions. */
export type SubmissionSortField =
  /** By full name. */
  | 'NAME'
  /** By the time of submission; missing times are last. */
  | 'SUBMITTED_AT';

/** Result of the submission of a professional form. */
export type SubmitEducatorFormPayload = {
  __typename?: 'SubmitEducatorFormPayload';
  /** Current state of the educator; null when refused. */
  educator: Maybe<Educator>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Result of the submission of a career form. */
export type SubmitStudentFormPayload = {
  __typename?: 'SubmitStudentFormPayload';
  /** Current state of the student; null when refused. */
  student: Maybe<Student>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The concern to take. */
export type TakeConcernInput = {
  /** Id of the concern. */
  id: Scalars['ID']['input'];
};

/** Result of taking a concern. */
export type TakeConcernPayload = {
  __typename?: 'TakeConcernPayload';
  /** The concern; null when refused. */
  concern: Maybe<Concern>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The step to tick, or to open again. */
export type TickAgreedStepInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the step that was read: if it is outdated, nothing is changed, and the payload has the user error `PRECONDITION_FAILED`. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is done; false opens it again. */
  isDone: Scalars['Boolean']['input'];
  /** Id of the student or educator: the caller, or one of the mentor's own people. */
  personId: Scalars['ID']['input'];
  /** Id of the step. */
  stepId: Scalars['ID']['input'];
};

/** Result of ticking a step. */
export type TickAgreedStepPayload = {
  __typename?: 'TickAgreedStepPayload';
  /** The person after the change; null when refused, except with `PRECONDITION_FAILED`, where it is the current state. */
  person: Maybe<Person>;
  /** The mentor's figures after the change; null when refused, and for other roles. */
  stats: Maybe<MentorStats>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Current password and a code. */
export type TurnOffSecondFactorInput = {
  /** Code of the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
  /** Current password. */
  currentPassword: Scalars['String']['input'];
};

/** Result of turning off two-step login. */
export type TurnOffSecondFactorPayload = {
  __typename?: 'TurnOffSecondFactorPayload';
  /** True when a login no longer requires a code. */
  turnedOff: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Current password and a code of the authenticator app. */
export type TurnOnSecondFactorInput = {
  /** Code of the authenticator app. */
  code: Scalars['String']['input'];
  /** Current password. */
  currentPassword: Scalars['String']['input'];
};

/** Result of turning on two-step login. */
export type TurnOnSecondFactorPayload = {
  __typename?: 'TurnOnSecondFactorPayload';
  /** Codes for a login without the app, each valid once. They are returned only here; null when refused. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The token from the mail to the former address. */
export type UndoEmailChangeInput = {
  /** The token; it works once, within 7 days. */
  token: Scalars['String']['input'];
};

/** Result of undoing a change of email. */
export type UndoEmailChangePayload = {
  __typename?: 'UndoEmailChangePayload';
  /** Token for `resetPassword`, valid for 30 minutes; null when refused. */
  resetToken: Maybe<Scalars['String']['output']>;
  /** True when the former email was restored; all sessions have ended. */
  restored: Scalars['Boolean']['output'];
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** New values of a step. */
export type UpdateAgreedStepInput = {
  /** Last day to do it; null: none, absent: unchanged. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the step that was read: if it is outdated, nothing is changed, and the payload has the user error `PRECONDITION_FAILED`. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
  /** Id of the step. */
  stepId: Scalars['ID']['input'];
  /** What to do, in one line of at most 200 characters. */
  text: Scalars['String']['input'];
};

/** Result of changing a step. */
export type UpdateAgreedStepPayload = {
  __typename?: 'UpdateAgreedStepPayload';
  /** The person after the change; null when refused, except with `PRECONDITION_FAILED`, where it is the current state. */
  person: Maybe<Person>;
  /** The mentor's figures after the change; null when refused, and for other roles. */
  stats: Maybe<MentorStats>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The new state of a club. */
export type UpdateClubInput = {
  /** Audience of the club. */
  clubFor: ClubAudience;
  /** Description, at least 10 characters. */
  description: Scalars['String']['input'];
  /** Id of the club. */
  id: Scalars['ID']['input'];
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name, at least 3 characters after trimming. */
  name: Scalars['String']['input'];
  /** Stages in order, at least five. An omitted stage is deleted with its progress; renamed and reordered stages keep it. With a backend that takes only names, the backend decides. */
  stages: Array<StageInput>;
};

/** Result of a change of a club. */
export type UpdateClubPayload = {
  __typename?: 'UpdateClubPayload';
  /** Current state of the club; null when refused, except because of an outdated `ifVersion` (code `PRECONDITION_FAILED`). */
  club: Maybe<Club>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes of an educator; an omitted field is unchanged, null clears it. */
export type UpdateEducatorInput = {
  /** Email address; also the login. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Changes of the answers of the form. */
  formDetails?: InputMaybe<EducatorFormDetailsInput>;
  /** Marks the form as submitted; the web sends it only for a form that was submitted before. */
  formSubmitted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Gender as entered. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Id of the educator. */
  id: Scalars['ID']['input'];
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Full name; can't be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Account status: active, pending or inactive. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a change of an educator. */
export type UpdateEducatorPayload = {
  __typename?: 'UpdateEducatorPayload';
  /** Current state of the educator; null when refused, except because of an outdated `ifVersion` (code `PRECONDITION_FAILED`). */
  educator: Maybe<Educator>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes of a mentor; an omitted field is unchanged. `assignMentorToClub` changes only the club. */
export type UpdateMentorInput = {
  /** Id of the mentor's club. */
  clubId: Scalars['ID']['input'];
  /** Email address; also the login. */
  email: Scalars['String']['input'];
  /** Experience as text; null clears it. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** Id of the mentor. */
  id: Scalars['ID']['input'];
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Full name, at least 2 characters after trimming. */
  name: Scalars['String']['input'];
  /** Phone number, at least 10 digits. */
  phone: Scalars['String']['input'];
  /** Field of counselling; null clears it. */
  specialization?: InputMaybe<Scalars['String']['input']>;
  /** Account status: active, pending or inactive; unchanged when null. An inactive mentor can't log in. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a change of a mentor. */
export type UpdateMentorPayload = {
  __typename?: 'UpdateMentorPayload';
  /** Current state of the mentor; null when refused, except because of an outdated `ifVersion` (code `PRECONDITION_FAILED`). */
  mentor: Maybe<Mentor>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes of the educator's own profile. The five required fields are always written; any other is unchanged when omitted; null clears it. */
export type UpdateMyEducatorProfileInput = {
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, as entered. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Certifications. */
  certifications?: InputMaybe<Scalars['String']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Current password, which confirms a change of the email. Without it the email is changed, too, but links to reset the password are sent to the former address for 7 days. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Current position, for example Teacher or Head of Department. */
  currentPosition: Scalars['String']['input'];
  /** Date of birth. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Email address; also the login. */
  email: Scalars['String']['input'];
  /** Emergency contact. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Years of experience as a range, for example 6-10 years. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** School, college or university. */
  institution: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Phone number. */
  phone: Scalars['String']['input'];
  /** Preferred language of the counselling. */
  preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Publications. */
  publications?: InputMaybe<Scalars['String']['input']>;
  /** Highest qualification. */
  qualifications?: InputMaybe<Scalars['String']['input']>;
  /** Research interests. */
  researchInterests?: InputMaybe<Scalars['String']['input']>;
  /** Subject or field. */
  specialization?: InputMaybe<Scalars['String']['input']>;
  /** State or union territory. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a change of the own profile. */
export type UpdateMyEducatorProfilePayload = {
  __typename?: 'UpdateMyEducatorProfilePayload';
  /** Current state of the educator; null when refused, except because of an outdated `ifVersion` (code `PRECONDITION_FAILED`). */
  educator: Maybe<Educator>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Preferences of the signed-in account: at least one; those that are absent or null stay as they are. */
export type UpdateMyPreferencesInput = {
  /** Language of pages and mails, as a BCP 47 tag; a backend refuses one that it does not know. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether the account gets update mails and reminders. */
  mailUpdates?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of a change of preferences. */
export type UpdateMyPreferencesPayload = {
  __typename?: 'UpdateMyPreferencesPayload';
  /** Current state of the account; null when it was not changed. */
  user: Maybe<User>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes of the student's own profile. The five required fields are always written; any other is unchanged when omitted; null clears it. */
export type UpdateMyStudentProfileInput = {
  /** Academic stream, for example Science or Commerce. */
  academicStream?: InputMaybe<Scalars['String']['input']>;
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, as entered. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Class: 9th, 10th, 11th or 12th. */
  class: Scalars['String']['input'];
  /** Current password, which confirms a change of the email. Without it the email is changed, too, but links to reset the password are sent to the former address for 7 days. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Email address; also the login. */
  email: Scalars['String']['input'];
  /** Emergency contact. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Career aspirations of the student. */
  futureAspirations?: InputMaybe<Scalars['String']['input']>;
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  name: Scalars['String']['input'];
  /** Phone number of a parent or guardian. */
  parentContact?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone: Scalars['String']['input'];
  /** Preferred language of the counselling. */
  preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Name of the school. */
  schoolName: Scalars['String']['input'];
  /** State or union territory. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Result of class 10, in percent from 0 to 100. */
  tenthPercentage?: InputMaybe<Scalars['Float']['input']>;
  /** Result of class 12, in percent from 0 to 100. */
  twelfthPercentage?: InputMaybe<Scalars['Float']['input']>;
};

/** Result of a change of the own profile. */
export type UpdateMyStudentProfilePayload = {
  __typename?: 'UpdateMyStudentProfilePayload';
  /** Current state of the student; null when refused, except because of an outdated `ifVersion` (code `PRECONDITION_FAILED`). */
  student: Maybe<Student>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Progress of one person in one stage. */
export type UpdateProgressInput = {
  /** Id of the person's club. */
  clubId: Scalars['ID']['input'];
  /** Feedback, which the person can read immediately; unchanged when absent. */
  feedback?: InputMaybe<Scalars['String']['input']>;
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. With `ifVersion`, a save of a status and feedback that are stored already counts as done. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** `StageProgress.version` that was read: if it is outdated, nothing is saved, and the payload has the user error `PRECONDITION_FAILED` and the current state of the person. Takes one more call, which reads the progress. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
  /** Id of a stage of that club. */
  stageId: Scalars['ID']['input'];
  /** New status; in progress when absent. */
  status?: InputMaybe<StageStatus>;
};

/** Result of a save of progress. */
export type UpdateProgressPayload = {
  __typename?: 'UpdateProgressPayload';
  /** The person with the current progress; null when refused, except with `PRECONDITION_FAILED`. */
  person: Maybe<Person>;
  /** The mentor's figures after the save; null when refused, and where the response does not include them. */
  stats: Maybe<MentorStats>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes of a student; an omitted field is unchanged, null clears it. */
export type UpdateStudentInput = {
  /** School or other place of education. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** Email address; also the login. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Changes of the answers of the form. */
  formDetails?: InputMaybe<StudentFormDetailsInput>;
  /** Marks the form as submitted; the web sends it only for a form that was submitted before. */
  formSubmitted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Gender as entered. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student. */
  id: Scalars['ID']['input'];
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Full name; can't be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Account status: active, pending or inactive. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a change of a student. */
export type UpdateStudentPayload = {
  __typename?: 'UpdateStudentPayload';
  /** Current state of the student; null when refused, except because of an outdated `ifVersion` (code `PRECONDITION_FAILED`). */
  student: Maybe<Student>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};

/** The signed-in account. */
export type User = Node & {
  __typename?: 'User';
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** Optional parts that the backend has; empty where it does not give them. */
  features: Array<Feature>;
  /** True when the career or professional form counts as submitted. */
  formSubmitted: Scalars['Boolean']['output'];
  /** Unique within the type; for a student or educator also the id of the `Student` or `Educator`. Where the backend gives no id, the email in lower case. */
  id: Scalars['ID']['output'];
  /** Language of pages and mails that the account has chosen, as a BCP 47 tag (`hi`, `mr-IN`); null when it has chosen none, and where the backend stores none. */
  language: Maybe<Scalars['String']['output']>;
  /** Whether the account gets update mails and reminders; null where the backend sends none to it. */
  mailUpdates: Maybe<Scalars['Boolean']['output']>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** Role; null when the backend gives none, or one that is not listed here. */
  role: Maybe<Role>;
  /** Whether a login requires a code (two-step login); null where the account can't have it. */
  secondFactor: Maybe<Scalars['Boolean']['output']>;
  /** True while the backend requires two-step login of the account and it is off: this session may only read `me` and `mySecondFactor`, set it up and log out; all else fails with `SECOND_FACTOR_DUE`. False where the backend does not give it. */
  secondFactorDue: Scalars['Boolean']['output'];
};

/** One problem that the user can correct. */
export type UserError = {
  __typename?: 'UserError';
  /** A stable code for programs, for example `VALIDATION`, `CONFLICT` or `INVALID_CREDENTIALS`. */
  code: Scalars['String']['output'];
  /** Path of the input field with the error, for example `["email"]`; null without one. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /**
   * Message of the server, which can be displayed to the user. Empty if the server gave none that may
   * be displayed: only without a `field`, and not for `PRECONDITION_FAILED`.
   */
  message: Scalars['String']['output'];
  /**
   * Which sentence the message is, for clients that have it in another language: an upper-case word,
   * for example `TOO_LONG`. Null where the server gave none, and for the messages of this API itself.
   * There is no fixed list: a client needs a fallback. An error of a failed call has the same in
   * `extensions.reason` and `extensions.values`.
   */
  reason: Maybe<Scalars['String']['output']>;
  /** Values within the sentence of `reason`; empty without one. */
  values: Array<ReasonValue>;
};

/** A person who waits for an update, the first feedback or a session. */
export type WaitingPerson = {
  __typename?: 'WaitingPerson';
  /** Id of the student or educator. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Time of the last save, or, without a save, of the registration; null when the backend gives neither. Of a session its time. */
  since: Maybe<Scalars['DateTime']['output']>;
};

/** A request for deletion to withdraw. */
export type WithdrawDeletionInput = {
  /** Id of the caller's own request. */
  id: Scalars['ID']['input'];
};

/** Result of the withdrawal of a request for deletion. */
export type WithdrawDeletionPayload = {
  __typename?: 'WithdrawDeletionPayload';
  /** Current state of the request; null when an administrator has already decided (code `CONFLICT`). */
  request: Maybe<DeletionRequest>;
  /** Errors that the user can correct; empty on success. */
  userErrors: Array<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( Administrator )
    | ( AgreedStepEntity )
    | ( AuditEntryEntity )
    | ( ClubEntity )
    | ( ConcernEntity )
    | ( DeletionRequestEntity )
    | ( EducatorEntity )
    | ( HistoryEntryEntity )
    | ( MentorEntity )
    | ( NextSessionEntity )
    | ( Session )
    | ( StageEntity )
    | ( StageProgressEntity )
    | ( StudentEntity )
    | ( UserEntity )
  ;
  Person:
    | ( EducatorEntity )
    | ( StudentEntity )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddAdministratorInput: AddAdministratorInput;
  AddAdministratorPayload: ResolverTypeWrapper<Omit<AddAdministratorPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AddAgreedStepInput: AddAgreedStepInput;
  AddAgreedStepPayload: ResolverTypeWrapper<ChangedPerson>;
  AddClubInput: AddClubInput;
  AddClubPayload: ResolverTypeWrapper<ClubResult>;
  AddMentorInput: AddMentorInput;
  AddMentorPayload: ResolverTypeWrapper<AddedMentor>;
  Administrator: ResolverTypeWrapper<Administrator>;
  AgreedStep: ResolverTypeWrapper<AgreedStepEntity>;
  AnswerFeedbackInput: AnswerFeedbackInput;
  AnswerFeedbackPayload: ResolverTypeWrapper<PersonResultEntity>;
  AskForDeletionInput: AskForDeletionInput;
  AskForDeletionPayload: ResolverTypeWrapper<DeletionResult>;
  AssignClubInput: AssignClubInput;
  AssignClubPayload: ResolverTypeWrapper<PersonResultEntity>;
  AssignClubsInput: AssignClubsInput;
  AssignClubsPayload: ResolverTypeWrapper<PeopleResult>;
  AssignMentorInput: AssignMentorInput;
  AssignMentorPayload: ResolverTypeWrapper<PersonResultEntity>;
  AssignMentorToClubInput: AssignMentorToClubInput;
  AssignMentorToClubPayload: ResolverTypeWrapper<MentorResult>;
  AssignMentorsInput: AssignMentorsInput;
  AssignMentorsPayload: ResolverTypeWrapper<PeopleResult>;
  AssignmentGap: AssignmentGap;
  AuditAction: AuditAction;
  AuditActor: ResolverTypeWrapper<AuditActorEntity>;
  AuditEntry: ResolverTypeWrapper<AuditEntryEntity>;
  AuditPage: ResolverTypeWrapper<Omit<AuditPage, 'items'> & { items: Array<ResolversTypes['AuditEntry']> }>;
  AuditPart: AuditPart;
  BandCount: ResolverTypeWrapper<BandCount>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelEmailChangePayload: ResolverTypeWrapper<Omit<CancelEmailChangePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CancelNextSessionInput: CancelNextSessionInput;
  CancelNextSessionPayload: ResolverTypeWrapper<ChangedPerson>;
  CarryOutDeletionInput: CarryOutDeletionInput;
  CarryOutDeletionPayload: ResolverTypeWrapper<DeletionResult>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CloseConcernInput: CloseConcernInput;
  CloseConcernPayload: ResolverTypeWrapper<ConcernResult>;
  Club: ResolverTypeWrapper<ClubEntity>;
  ClubAudience: ResolverTypeWrapper<ClubAudience>;
  ClubStageCount: ResolverTypeWrapper<Omit<ClubStageCount, 'club'> & { club?: Maybe<ResolversTypes['Club']> }>;
  Concern: ResolverTypeWrapper<ConcernEntity>;
  ConcernCategory: ConcernCategory;
  ConcernPage: ResolverTypeWrapper<Omit<ConcernPage, 'items'> & { items: Array<ResolversTypes['Concern']> }>;
  ConcernStatus: ConcernStatus;
  ConcernWriter: ResolverTypeWrapper<PersonAccount>;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: ResolverTypeWrapper<Omit<ConfirmEmailChangePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<Omit<ConfirmEmailPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ConsentState: ConsentState;
  CreatePasswordLinkInput: CreatePasswordLinkInput;
  CreatePasswordLinkPayload: ResolverTypeWrapper<Omit<CreatePasswordLinkPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DashboardCounts: ResolverTypeWrapper<DashboardCounts>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteClubInput: DeleteClubInput;
  DeleteClubPayload: ResolverTypeWrapper<ClubRemoval>;
  DeletionRequest: ResolverTypeWrapper<DeletionRequestEntity>;
  DeletionRequestPerson: ResolverTypeWrapper<PersonAccount>;
  DeletionStatus: DeletionStatus;
  Educator: ResolverTypeWrapper<EducatorEntity>;
  EducatorFormDetails: ResolverTypeWrapper<EducatorDetails>;
  EducatorFormDetailsInput: EducatorFormDetailsInput;
  EducatorFormInput: EducatorFormInput;
  EducatorPage: ResolverTypeWrapper<Omit<EducatorPage, 'items'> & { items: Array<ResolversTypes['Educator']> }>;
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: ResolverTypeWrapper<Omit<EndSessionsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ExportedList: ResolverTypeWrapper<ExportedList>;
  Feature: Feature;
  FeedbackAnswer: ResolverTypeWrapper<FeedbackAnswerEntity>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GivenUpMails: ResolverTypeWrapper<GivenUpMails>;
  GuardianConsent: ResolverTypeWrapper<GuardianConsent>;
  GuardianConsentInput: GuardianConsentInput;
  HistoryActor: ResolverTypeWrapper<HistoryActorEntity>;
  HistoryChange: ResolverTypeWrapper<HistoryChange>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntryEntity>;
  HistoryKind: HistoryKind;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportMappingInput: ImportMappingInput;
  ImportOutcome: ImportOutcome;
  ImportPeopleInput: ImportPeopleInput;
  ImportPeoplePayload: ResolverTypeWrapper<Omit<ImportPeoplePayload, 'rows' | 'userErrors'> & { rows: Array<ResolversTypes['ImportRowResult']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ImportRowInput: ImportRowInput;
  ImportRowResult: ResolverTypeWrapper<Omit<ImportRowResult, 'person' | 'userErrors'> & { person?: Maybe<ResolversTypes['Person']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InterestAnswerInput: InterestAnswerInput;
  InterestArea: ResolverTypeWrapper<InterestArea>;
  InterestProfile: ResolverTypeWrapper<InterestProfileEntity>;
  InterestScore: ResolverTypeWrapper<Omit<InterestScore, 'area'> & { area: ResolversTypes['InterestArea'] }>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LogoutOthersPayload: ResolverTypeWrapper<Omit<LogoutOthersPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  LogoutPayload: ResolverTypeWrapper<Omit<LogoutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  MarkAnswersReadInput: MarkAnswersReadInput;
  MarkAnswersReadPayload: ResolverTypeWrapper<ChangedPerson>;
  Mentor: ResolverTypeWrapper<MentorEntity>;
  MentorDashboard: ResolverTypeWrapper<{}>;
  MentorFilter: MentorFilter;
  MentorLoad: ResolverTypeWrapper<Omit<MentorLoad, 'mentor'> & { mentor: ResolversTypes['Mentor'] }>;
  MentorPersonFilter: MentorPersonFilter;
  MentorPersonSort: MentorPersonSort;
  MentorPersonSortField: MentorPersonSortField;
  MentorStats: ResolverTypeWrapper<MentorStatsEntity>;
  MissNextSessionInput: MissNextSessionInput;
  MissNextSessionPayload: ResolverTypeWrapper<ChangedPerson>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyData: ResolverTypeWrapper<MyData>;
  MyDataEntry: ResolverTypeWrapper<MyDataEntry>;
  MyDataKind: MyDataKind;
  MyDataRow: ResolverTypeWrapper<MyDataRow>;
  MyDataSection: ResolverTypeWrapper<MyDataSection>;
  NextSession: ResolverTypeWrapper<NextSessionEntity>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Overview: ResolverTypeWrapper<OverviewEntity>;
  OverviewPeriod: OverviewPeriod;
  PageInput: PageInput;
  PasswordLink: ResolverTypeWrapper<PasswordLink>;
  Person: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Person']>;
  PersonFilter: PersonFilter;
  PersonPage: ResolverTypeWrapper<Omit<PersonPage, 'items'> & { items: Array<ResolversTypes['Person']> }>;
  PersonResult: ResolverTypeWrapper<Omit<PersonResult, 'person' | 'userErrors'> & { person?: Maybe<ResolversTypes['Person']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PersonSort: PersonSort;
  PersonSortField: PersonSortField;
  Progress: ResolverTypeWrapper<ProgressEntity>;
  ProgressBand: ProgressBand;
  ProgressRecord: ResolverTypeWrapper<ProgressRecordEntity>;
  ProgressRecordFilter: ProgressRecordFilter;
  ProgressRecordPage: ResolverTypeWrapper<ProgressRecordPageEntity>;
  ProgressRecordSort: ProgressRecordSort;
  ProgressRecordSortField: ProgressRecordSortField;
  ProgressStatus: ProgressStatus;
  ProgressSummary: ResolverTypeWrapper<ProgressSummary>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReasonValue: ResolverTypeWrapper<ReasonValue>;
  ReassignPeopleInput: ReassignPeopleInput;
  ReassignPeoplePayload: ResolverTypeWrapper<PeopleResult>;
  RecordExportInput: RecordExportInput;
  RecordExportPayload: ResolverTypeWrapper<Omit<RecordExportPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RefuseDeletionInput: RefuseDeletionInput;
  RefuseDeletionPayload: ResolverTypeWrapper<DeletionResult>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveAdministratorInput: RemoveAdministratorInput;
  RemoveAdministratorPayload: ResolverTypeWrapper<Omit<RemoveAdministratorPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveAgreedStepInput: RemoveAgreedStepInput;
  RemoveAgreedStepPayload: ResolverTypeWrapper<ChangedPerson>;
  RemoveInterestProfileInput: RemoveInterestProfileInput;
  RemoveInterestProfilePayload: ResolverTypeWrapper<StudentResult>;
  RemoveMentorInput: RemoveMentorInput;
  RemoveMentorPayload: ResolverTypeWrapper<MentorRemoval>;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: ResolverTypeWrapper<Omit<RenewRecoveryCodesPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ReportConcernInput: ReportConcernInput;
  ReportConcernPayload: ResolverTypeWrapper<ConcernResult>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResetSecondFactorInput: ResetSecondFactorInput;
  ResetSecondFactorPayload: ResolverTypeWrapper<Omit<ResetSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Role: ResolverTypeWrapper<Role>;
  SaveInterestProfileInput: SaveInterestProfileInput;
  SaveInterestProfilePayload: ResolverTypeWrapper<StudentResult>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SendMailsAgainInput: SendMailsAgainInput;
  SendMailsAgainPayload: ResolverTypeWrapper<Omit<SendMailsAgainPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Session: ResolverTypeWrapper<Session>;
  SetNextSessionInput: SetNextSessionInput;
  SetNextSessionPayload: ResolverTypeWrapper<ChangedPerson>;
  SetStatusesInput: SetStatusesInput;
  SetStatusesPayload: ResolverTypeWrapper<PeopleResult>;
  SetUpSecondFactorPayload: ResolverTypeWrapper<Omit<SetUpSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SilentMentor: ResolverTypeWrapper<Omit<SilentMentor, 'mentor'> & { mentor: ResolversTypes['Mentor'] }>;
  SortDirection: SortDirection;
  Stage: ResolverTypeWrapper<StageEntity>;
  StageCount: ResolverTypeWrapper<StageCount>;
  StageInput: StageInput;
  StageProgress: ResolverTypeWrapper<StageProgressEntity>;
  StageStatus: StageStatus;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Student: ResolverTypeWrapper<StudentEntity>;
  StudentFormDetails: ResolverTypeWrapper<StudentDetails>;
  StudentFormDetailsInput: StudentFormDetailsInput;
  StudentFormInput: StudentFormInput;
  StudentPage: ResolverTypeWrapper<Omit<StudentPage, 'items'> & { items: Array<ResolversTypes['Student']> }>;
  Submission: ResolverTypeWrapper<SubmissionEntity>;
  SubmissionCount: ResolverTypeWrapper<SubmissionCount>;
  SubmissionFilter: SubmissionFilter;
  SubmissionPage: ResolverTypeWrapper<Omit<SubmissionPage, 'items'> & { items: Array<ResolversTypes['Submission']> }>;
  SubmissionSort: SubmissionSort;
  SubmissionSortField: SubmissionSortField;
  SubmitEducatorFormPayload: ResolverTypeWrapper<EducatorResult>;
  SubmitStudentFormPayload: ResolverTypeWrapper<StudentResult>;
  TakeConcernInput: TakeConcernInput;
  TakeConcernPayload: ResolverTypeWrapper<ConcernResult>;
  TickAgreedStepInput: TickAgreedStepInput;
  TickAgreedStepPayload: ResolverTypeWrapper<ChangedPerson>;
  TurnOffSecondFactorInput: TurnOffSecondFactorInput;
  TurnOffSecondFactorPayload: ResolverTypeWrapper<Omit<TurnOffSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  TurnOnSecondFactorInput: TurnOnSecondFactorInput;
  TurnOnSecondFactorPayload: ResolverTypeWrapper<Omit<TurnOnSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  UndoEmailChangeInput: UndoEmailChangeInput;
  UndoEmailChangePayload: ResolverTypeWrapper<Omit<UndoEmailChangePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateAgreedStepInput: UpdateAgreedStepInput;
  UpdateAgreedStepPayload: ResolverTypeWrapper<ChangedPerson>;
  UpdateClubInput: UpdateClubInput;
  UpdateClubPayload: ResolverTypeWrapper<ClubResult>;
  UpdateEducatorInput: UpdateEducatorInput;
  UpdateEducatorPayload: ResolverTypeWrapper<EducatorResult>;
  UpdateMentorInput: UpdateMentorInput;
  UpdateMentorPayload: ResolverTypeWrapper<MentorResult>;
  UpdateMyEducatorProfileInput: UpdateMyEducatorProfileInput;
  UpdateMyEducatorProfilePayload: ResolverTypeWrapper<EducatorResult>;
  UpdateMyPreferencesInput: UpdateMyPreferencesInput;
  UpdateMyPreferencesPayload: ResolverTypeWrapper<Omit<UpdateMyPreferencesPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateMyStudentProfileInput: UpdateMyStudentProfileInput;
  UpdateMyStudentProfilePayload: ResolverTypeWrapper<StudentResult>;
  UpdateProgressInput: UpdateProgressInput;
  UpdateProgressPayload: ResolverTypeWrapper<ChangedPerson>;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentPayload: ResolverTypeWrapper<StudentResult>;
  User: ResolverTypeWrapper<UserEntity>;
  UserError: ResolverTypeWrapper<UserErrorEntity>;
  WaitingPerson: ResolverTypeWrapper<WaitingPerson>;
  WithdrawDeletionInput: WithdrawDeletionInput;
  WithdrawDeletionPayload: ResolverTypeWrapper<DeletionResult>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddAdministratorInput: AddAdministratorInput;
  AddAdministratorPayload: Omit<AddAdministratorPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AddAgreedStepInput: AddAgreedStepInput;
  AddAgreedStepPayload: ChangedPerson;
  AddClubInput: AddClubInput;
  AddClubPayload: ClubResult;
  AddMentorInput: AddMentorInput;
  AddMentorPayload: AddedMentor;
  Administrator: Administrator;
  AgreedStep: AgreedStepEntity;
  AnswerFeedbackInput: AnswerFeedbackInput;
  AnswerFeedbackPayload: PersonResultEntity;
  AskForDeletionInput: AskForDeletionInput;
  AskForDeletionPayload: DeletionResult;
  AssignClubInput: AssignClubInput;
  AssignClubPayload: PersonResultEntity;
  AssignClubsInput: AssignClubsInput;
  AssignClubsPayload: PeopleResult;
  AssignMentorInput: AssignMentorInput;
  AssignMentorPayload: PersonResultEntity;
  AssignMentorToClubInput: AssignMentorToClubInput;
  AssignMentorToClubPayload: MentorResult;
  AssignMentorsInput: AssignMentorsInput;
  AssignMentorsPayload: PeopleResult;
  AuditActor: AuditActorEntity;
  AuditEntry: AuditEntryEntity;
  AuditPage: Omit<AuditPage, 'items'> & { items: Array<ResolversParentTypes['AuditEntry']> };
  BandCount: BandCount;
  Boolean: Scalars['Boolean']['output'];
  CancelEmailChangePayload: Omit<CancelEmailChangePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CancelNextSessionInput: CancelNextSessionInput;
  CancelNextSessionPayload: ChangedPerson;
  CarryOutDeletionInput: CarryOutDeletionInput;
  CarryOutDeletionPayload: DeletionResult;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CloseConcernInput: CloseConcernInput;
  CloseConcernPayload: ConcernResult;
  Club: ClubEntity;
  ClubStageCount: Omit<ClubStageCount, 'club'> & { club?: Maybe<ResolversParentTypes['Club']> };
  Concern: ConcernEntity;
  ConcernPage: Omit<ConcernPage, 'items'> & { items: Array<ResolversParentTypes['Concern']> };
  ConcernWriter: PersonAccount;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: Omit<ConfirmEmailChangePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: Omit<ConfirmEmailPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreatePasswordLinkInput: CreatePasswordLinkInput;
  CreatePasswordLinkPayload: Omit<CreatePasswordLinkPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DashboardCounts: DashboardCounts;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteClubInput: DeleteClubInput;
  DeleteClubPayload: ClubRemoval;
  DeletionRequest: DeletionRequestEntity;
  DeletionRequestPerson: PersonAccount;
  Educator: EducatorEntity;
  EducatorFormDetails: EducatorDetails;
  EducatorFormDetailsInput: EducatorFormDetailsInput;
  EducatorFormInput: EducatorFormInput;
  EducatorPage: Omit<EducatorPage, 'items'> & { items: Array<ResolversParentTypes['Educator']> };
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: Omit<EndSessionsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  FeedbackAnswer: FeedbackAnswerEntity;
  Float: Scalars['Float']['output'];
  GivenUpMails: GivenUpMails;
  GuardianConsent: GuardianConsent;
  GuardianConsentInput: GuardianConsentInput;
  HistoryActor: HistoryActorEntity;
  HistoryChange: HistoryChange;
  HistoryEntry: HistoryEntryEntity;
  ID: Scalars['ID']['output'];
  ImportMappingInput: ImportMappingInput;
  ImportPeopleInput: ImportPeopleInput;
  ImportPeoplePayload: Omit<ImportPeoplePayload, 'rows' | 'userErrors'> & { rows: Array<ResolversParentTypes['ImportRowResult']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ImportRowInput: ImportRowInput;
  ImportRowResult: Omit<ImportRowResult, 'person' | 'userErrors'> & { person?: Maybe<ResolversParentTypes['Person']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Int: Scalars['Int']['output'];
  InterestAnswerInput: InterestAnswerInput;
  InterestProfile: InterestProfileEntity;
  InterestScore: InterestScore;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LogoutOthersPayload: Omit<LogoutOthersPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  LogoutPayload: Omit<LogoutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  MarkAnswersReadInput: MarkAnswersReadInput;
  MarkAnswersReadPayload: ChangedPerson;
  Mentor: MentorEntity;
  MentorDashboard: {};
  MentorFilter: MentorFilter;
  MentorLoad: Omit<MentorLoad, 'mentor'> & { mentor: ResolversParentTypes['Mentor'] };
  MentorPersonFilter: MentorPersonFilter;
  MentorPersonSort: MentorPersonSort;
  MentorStats: MentorStatsEntity;
  MissNextSessionInput: MissNextSessionInput;
  MissNextSessionPayload: ChangedPerson;
  Mutation: Record<PropertyKey, never>;
  MyData: MyData;
  MyDataEntry: MyDataEntry;
  MyDataRow: MyDataRow;
  MyDataSection: MyDataSection;
  NextSession: NextSessionEntity;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Overview: OverviewEntity;
  PageInput: PageInput;
  PasswordLink: PasswordLink;
  Person: ResolversInterfaceTypes<ResolversParentTypes>['Person'];
  PersonFilter: PersonFilter;
  PersonPage: Omit<PersonPage, 'items'> & { items: Array<ResolversParentTypes['Person']> };
  PersonResult: Omit<PersonResult, 'person' | 'userErrors'> & { person?: Maybe<ResolversParentTypes['Person']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PersonSort: PersonSort;
  Progress: ProgressEntity;
  ProgressRecord: ProgressRecordEntity;
  ProgressRecordFilter: ProgressRecordFilter;
  ProgressRecordPage: ProgressRecordPageEntity;
  ProgressRecordSort: ProgressRecordSort;
  ProgressSummary: ProgressSummary;
  Query: Record<PropertyKey, never>;
  ReasonValue: ReasonValue;
  ReassignPeopleInput: ReassignPeopleInput;
  ReassignPeoplePayload: PeopleResult;
  RecordExportInput: RecordExportInput;
  RecordExportPayload: Omit<RecordExportPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RefuseDeletionInput: RefuseDeletionInput;
  RefuseDeletionPayload: DeletionResult;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveAdministratorInput: RemoveAdministratorInput;
  RemoveAdministratorPayload: Omit<RemoveAdministratorPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveAgreedStepInput: RemoveAgreedStepInput;
  RemoveAgreedStepPayload: ChangedPerson;
  RemoveInterestProfileInput: RemoveInterestProfileInput;
  RemoveInterestProfilePayload: StudentResult;
  RemoveMentorInput: RemoveMentorInput;
  RemoveMentorPayload: MentorRemoval;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: Omit<RenewRecoveryCodesPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ReportConcernInput: ReportConcernInput;
  ReportConcernPayload: ConcernResult;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResetSecondFactorInput: ResetSecondFactorInput;
  ResetSecondFactorPayload: Omit<ResetSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SaveInterestProfileInput: SaveInterestProfileInput;
  SaveInterestProfilePayload: StudentResult;
  SecondFactor: SecondFactor;
  SendMailsAgainInput: SendMailsAgainInput;
  SendMailsAgainPayload: Omit<SendMailsAgainPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Session: Session;
  SetNextSessionInput: SetNextSessionInput;
  SetNextSessionPayload: ChangedPerson;
  SetStatusesInput: SetStatusesInput;
  SetStatusesPayload: PeopleResult;
  SetUpSecondFactorPayload: Omit<SetUpSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SilentMentor: Omit<SilentMentor, 'mentor'> & { mentor: ResolversParentTypes['Mentor'] };
  Stage: StageEntity;
  StageCount: StageCount;
  StageInput: StageInput;
  StageProgress: StageProgressEntity;
  String: Scalars['String']['output'];
  Student: StudentEntity;
  StudentFormDetails: StudentDetails;
  StudentFormDetailsInput: StudentFormDetailsInput;
  StudentFormInput: StudentFormInput;
  StudentPage: Omit<StudentPage, 'items'> & { items: Array<ResolversParentTypes['Student']> };
  Submission: SubmissionEntity;
  SubmissionCount: SubmissionCount;
  SubmissionFilter: SubmissionFilter;
  SubmissionPage: Omit<SubmissionPage, 'items'> & { items: Array<ResolversParentTypes['Submission']> };
  SubmissionSort: SubmissionSort;
  SubmitEducatorFormPayload: EducatorResult;
  SubmitStudentFormPayload: StudentResult;
  TakeConcernInput: TakeConcernInput;
  TakeConcernPayload: ConcernResult;
  TickAgreedStepInput: TickAgreedStepInput;
  TickAgreedStepPayload: ChangedPerson;
  TurnOffSecondFactorInput: TurnOffSecondFactorInput;
  TurnOffSecondFactorPayload: Omit<TurnOffSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  TurnOnSecondFactorInput: TurnOnSecondFactorInput;
  TurnOnSecondFactorPayload: Omit<TurnOnSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  UndoEmailChangeInput: UndoEmailChangeInput;
  UndoEmailChangePayload: Omit<UndoEmailChangePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateAgreedStepInput: UpdateAgreedStepInput;
  UpdateAgreedStepPayload: ChangedPerson;
  UpdateClubInput: UpdateClubInput;
  UpdateClubPayload: ClubResult;
  UpdateEducatorInput: UpdateEducatorInput;
  UpdateEducatorPayload: EducatorResult;
  UpdateMentorInput: UpdateMentorInput;
  UpdateMentorPayload: MentorResult;
  UpdateMyEducatorProfileInput: UpdateMyEducatorProfileInput;
  UpdateMyEducatorProfilePayload: EducatorResult;
  UpdateMyPreferencesInput: UpdateMyPreferencesInput;
  UpdateMyPreferencesPayload: Omit<UpdateMyPreferencesPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateMyStudentProfileInput: UpdateMyStudentProfileInput;
  UpdateMyStudentProfilePayload: StudentResult;
  UpdateProgressInput: UpdateProgressInput;
  UpdateProgressPayload: ChangedPerson;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentPayload: StudentResult;
  User: UserEntity;
  UserError: UserErrorEntity;
  WaitingPerson: WaitingPerson;
  WithdrawDeletionInput: WithdrawDeletionInput;
  WithdrawDeletionPayload: DeletionResult;
};

export type AddAdministratorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAdministratorPayload'] = ResolversParentTypes['AddAdministratorPayload']> = {
  administrator?: Resolver<Maybe<ResolversTypes['Administrator']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddAgreedStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAgreedStepPayload'] = ResolversParentTypes['AddAgreedStepPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddClubPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddClubPayload'] = ResolversParentTypes['AddClubPayload']> = {
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddMentorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddMentorPayload'] = ResolversParentTypes['AddMentorPayload']> = {
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  passwordLink?: Resolver<Maybe<ResolversTypes['PasswordLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdministratorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Administrator'] = ResolversParentTypes['Administrator']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgreedStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgreedStep'] = ResolversParentTypes['AgreedStep']> = {
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doneBy?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerFeedbackPayload'] = ResolversParentTypes['AnswerFeedbackPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AskForDeletionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskForDeletionPayload'] = ResolversParentTypes['AskForDeletionPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['DeletionRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignClubPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignClubPayload'] = ResolversParentTypes['AssignClubPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignClubsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignClubsPayload'] = ResolversParentTypes['AssignClubsPayload']> = {
  results?: Resolver<Array<ResolversTypes['PersonResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignMentorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignMentorPayload'] = ResolversParentTypes['AssignMentorPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignMentorToClubPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignMentorToClubPayload'] = ResolversParentTypes['AssignMentorToClubPayload']> = {
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignMentorsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignMentorsPayload'] = ResolversParentTypes['AssignMentorsPayload']> = {
  results?: Resolver<Array<ResolversTypes['PersonResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['AuditPart'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BandCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BandCount'] = ResolversParentTypes['BandCount']> = {
  band?: Resolver<ResolversTypes['ProgressBand'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelEmailChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelEmailChangePayload'] = ResolversParentTypes['CancelEmailChangePayload']> = {
  cancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelNextSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelNextSessionPayload'] = ResolversParentTypes['CancelNextSessionPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CarryOutDeletionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarryOutDeletionPayload'] = ResolversParentTypes['CarryOutDeletionPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['DeletionRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CloseConcernPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseConcernPayload'] = ResolversParentTypes['CloseConcernPayload']> = {
  concern?: Resolver<Maybe<ResolversTypes['Concern']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club']> = {
  clubFor?: Resolver<Maybe<ResolversTypes['ClubAudience']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  membersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mentors?: Resolver<Maybe<Array<ResolversTypes['Mentor']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClubAudienceResolvers = { EDUCATOR: 'educator', STUDENT: 'student' };

export type ClubStageCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClubStageCount'] = ResolversParentTypes['ClubStageCount']> = {
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConcernResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Concern'] = ResolversParentTypes['Concern']> = {
  category?: Resolver<ResolversTypes['ConcernCategory'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['HistoryActor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConcernStatus'], ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['HistoryActor']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writer?: Resolver<Maybe<ResolversTypes['ConcernWriter']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConcernPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConcernPage'] = ResolversParentTypes['ConcernPage']> = {
  items?: Resolver<Array<ResolversTypes['Concern']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConcernWriterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConcernWriter'] = ResolversParentTypes['ConcernWriter']> = {
  audience?: Resolver<ResolversTypes['ClubAudience'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmEmailChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailChangePayload'] = ResolversParentTypes['ConfirmEmailChangePayload']> = {
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePasswordLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePasswordLinkPayload'] = ResolversParentTypes['CreatePasswordLinkPayload']> = {
  passwordLink?: Resolver<Maybe<ResolversTypes['PasswordLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DashboardCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardCounts'] = ResolversParentTypes['DashboardCounts']> = {
  clubs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  educators?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formSubmitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteClubPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteClubPayload'] = ResolversParentTypes['DeleteClubPayload']> = {
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletionRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionRequest'] = ResolversParentTypes['DeletionRequest']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['DeletionRequestPerson']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeletionStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionRequestPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionRequestPerson'] = ResolversParentTypes['DeletionRequestPerson']> = {
  audience?: Resolver<ResolversTypes['ClubAudience'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EducatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Educator'] = ResolversParentTypes['Educator']> = {
  agreedSteps?: Resolver<Maybe<Array<ResolversTypes['AgreedStep']>>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formDetails?: Resolver<Maybe<ResolversTypes['EducatorFormDetails']>, ParentType, ContextType>;
  formSubmitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['HistoryEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextSession?: Resolver<Maybe<ResolversTypes['NextSession']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Progress']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EducatorFormDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducatorFormDetails'] = ResolversParentTypes['EducatorFormDetails']> = {
  achievements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  certifications?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPosition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  emergencyContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experience?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  preferredLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publications?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qualifications?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  researchInterests?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EducatorPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducatorPage'] = ResolversParentTypes['EducatorPage']> = {
  items?: Resolver<Array<ResolversTypes['Educator']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionsPayload'] = ResolversParentTypes['EndSessionsPayload']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportedListResolvers = { EDUCATORS: 'educators', MENTORS: 'mentors', STUDENTS: 'students', SUBMISSIONS: 'submissions', TRACKER: 'tracker' };

export type FeedbackAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackAnswer'] = ResolversParentTypes['FeedbackAnswer']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GivenUpMailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GivenUpMails'] = ResolversParentTypes['GivenUpMails']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GuardianConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianConsent'] = ResolversParentTypes['GuardianConsent']> = {
  contact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  guardianName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticeVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryActor'] = ResolversParentTypes['HistoryActor']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['HistoryActor']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['HistoryChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HistoryKind'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportPeoplePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPeoplePayload'] = ResolversParentTypes['ImportPeoplePayload']> = {
  rows?: Resolver<Array<ResolversTypes['ImportRowResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportRowResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRowResult'] = ResolversParentTypes['ImportRowResult']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ImportOutcome'], ParentType, ContextType>;
  passwordLink?: Resolver<Maybe<ResolversTypes['PasswordLink']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InterestAreaResolvers = { ARTISTIC: 'artistic', CONVENTIONAL: 'conventional', ENTERPRISING: 'enterprising', INVESTIGATIVE: 'investigative', REALISTIC: 'realistic', SOCIAL: 'social' };

export type InterestProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterestProfile'] = ResolversParentTypes['InterestProfile']> = {
  areas?: Resolver<Array<ResolversTypes['InterestScore']>, ParentType, ContextType>;
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  leading?: Resolver<Array<ResolversTypes['InterestArea']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InterestScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterestScore'] = ResolversParentTypes['InterestScore']> = {
  area?: Resolver<ResolversTypes['InterestArea'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LogoutOthersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutOthersPayload'] = ResolversParentTypes['LogoutOthersPayload']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkAnswersReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkAnswersReadPayload'] = ResolversParentTypes['MarkAnswersReadPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MentorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mentor'] = ResolversParentTypes['Mentor']> = {
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  specialization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studentsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MentorDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MentorDashboard'] = ResolversParentTypes['MentorDashboard']> = {
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['PersonPage']>, ParentType, ContextType, Partial<MentorDashboardPeopleArgs>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<MentorDashboardPersonArgs, 'id'>>;
  stages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
};

export type MentorLoadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MentorLoad'] = ResolversParentTypes['MentorLoad']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentor?: Resolver<ResolversTypes['Mentor'], ParentType, ContextType>;
};

export type MentorStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MentorStats'] = ResolversParentTypes['MentorStats']> = {
  activeStudents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bands?: Resolver<Maybe<Array<ResolversTypes['BandCount']>>, ParentType, ContextType>;
  completedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldSessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  longestWaiting?: Resolver<Maybe<Array<ResolversTypes['WaitingPerson']>>, ParentType, ContextType>;
  longestWithoutFeedback?: Resolver<Maybe<Array<ResolversTypes['WaitingPerson']>>, ParentType, ContextType>;
  missedSessions?: Resolver<Maybe<Array<ResolversTypes['WaitingPerson']>>, ParentType, ContextType>;
  pendingUpdates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['StageCount']>>, ParentType, ContextType>;
  todaySessions?: Resolver<Maybe<Array<ResolversTypes['WaitingPerson']>>, ParentType, ContextType>;
  totalStudents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadAnswers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withoutFeedback?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MissNextSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissNextSessionPayload'] = ResolversParentTypes['MissNextSessionPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAdministrator: Resolver<Maybe<ResolversTypes['AddAdministratorPayload']>, ParentType, ContextType, RequireFields<MutationAddAdministratorArgs, 'input'>>;
  addAgreedStep: Resolver<Maybe<ResolversTypes['AddAgreedStepPayload']>, ParentType, ContextType, RequireFields<MutationAddAgreedStepArgs, 'input'>>;
  addClub: Resolver<Maybe<ResolversTypes['AddClubPayload']>, ParentType, ContextType, RequireFields<MutationAddClubArgs, 'input'>>;
  addMentor: Resolver<Maybe<ResolversTypes['AddMentorPayload']>, ParentType, ContextType, RequireFields<MutationAddMentorArgs, 'input'>>;
  answerFeedback: Resolver<Maybe<ResolversTypes['AnswerFeedbackPayload']>, ParentType, ContextType, RequireFields<MutationAnswerFeedbackArgs, 'input'>>;
  askForDeletion: Resolver<Maybe<ResolversTypes['AskForDeletionPayload']>, ParentType, ContextType, RequireFields<MutationAskForDeletionArgs, 'input'>>;
  assignClub: Resolver<Maybe<ResolversTypes['AssignClubPayload']>, ParentType, ContextType, RequireFields<MutationAssignClubArgs, 'input'>>;
  assignClubs: Resolver<Maybe<ResolversTypes['AssignClubsPayload']>, ParentType, ContextType, RequireFields<MutationAssignClubsArgs, 'input'>>;
  assignMentor: Resolver<Maybe<ResolversTypes['AssignMentorPayload']>, ParentType, ContextType, RequireFields<MutationAssignMentorArgs, 'input'>>;
  assignMentorToClub: Resolver<Maybe<ResolversTypes['AssignMentorToClubPayload']>, ParentType, ContextType, RequireFields<MutationAssignMentorToClubArgs, 'input'>>;
  assignMentors: Resolver<Maybe<ResolversTypes['AssignMentorsPayload']>, ParentType, ContextType, RequireFields<MutationAssignMentorsArgs, 'input'>>;
  cancelEmailChange: Resolver<Maybe<ResolversTypes['CancelEmailChangePayload']>, ParentType, ContextType>;
  cancelNextSession: Resolver<Maybe<ResolversTypes['CancelNextSessionPayload']>, ParentType, ContextType, RequireFields<MutationCancelNextSessionArgs, 'input'>>;
  carryOutDeletion: Resolver<Maybe<ResolversTypes['CarryOutDeletionPayload']>, ParentType, ContextType, RequireFields<MutationCarryOutDeletionArgs, 'input'>>;
  changePassword: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  closeConcern: Resolver<Maybe<ResolversTypes['CloseConcernPayload']>, ParentType, ContextType, RequireFields<MutationCloseConcernArgs, 'input'>>;
  confirmEmail: Resolver<Maybe<ResolversTypes['ConfirmEmailPayload']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmEmailChange: Resolver<Maybe<ResolversTypes['ConfirmEmailChangePayload']>, ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'input'>>;
  createPasswordLink: Resolver<Maybe<ResolversTypes['CreatePasswordLinkPayload']>, ParentType, ContextType, RequireFields<MutationCreatePasswordLinkArgs, 'input'>>;
  deleteClub: Resolver<Maybe<ResolversTypes['DeleteClubPayload']>, ParentType, ContextType, RequireFields<MutationDeleteClubArgs, 'input'>>;
  endSessions: Resolver<Maybe<ResolversTypes['EndSessionsPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionsArgs, 'input'>>;
  importPeople: Resolver<Maybe<ResolversTypes['ImportPeoplePayload']>, ParentType, ContextType, RequireFields<MutationImportPeopleArgs, 'input'>>;
  login: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType>;
  logoutOthers: Resolver<Maybe<ResolversTypes['LogoutOthersPayload']>, ParentType, ContextType>;
  markAnswersRead: Resolver<Maybe<ResolversTypes['MarkAnswersReadPayload']>, ParentType, ContextType, RequireFields<MutationMarkAnswersReadArgs, 'input'>>;
  missNextSession: Resolver<Maybe<ResolversTypes['MissNextSessionPayload']>, ParentType, ContextType, RequireFields<MutationMissNextSessionArgs, 'input'>>;
  reassignPeople: Resolver<Maybe<ResolversTypes['ReassignPeoplePayload']>, ParentType, ContextType, RequireFields<MutationReassignPeopleArgs, 'input'>>;
  recordExport: Resolver<Maybe<ResolversTypes['RecordExportPayload']>, ParentType, ContextType, RequireFields<MutationRecordExportArgs, 'input'>>;
  refuseDeletion: Resolver<Maybe<ResolversTypes['RefuseDeletionPayload']>, ParentType, ContextType, RequireFields<MutationRefuseDeletionArgs, 'input'>>;
  register: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAdministrator: Resolver<Maybe<ResolversTypes['RemoveAdministratorPayload']>, ParentType, ContextType, RequireFields<MutationRemoveAdministratorArgs, 'input'>>;
  removeAgreedStep: Resolver<Maybe<ResolversTypes['RemoveAgreedStepPayload']>, ParentType, ContextType, RequireFields<MutationRemoveAgreedStepArgs, 'input'>>;
  removeInterestProfile: Resolver<Maybe<ResolversTypes['RemoveInterestProfilePayload']>, ParentType, ContextType, RequireFields<MutationRemoveInterestProfileArgs, 'input'>>;
  removeMentor: Resolver<Maybe<ResolversTypes['RemoveMentorPayload']>, ParentType, ContextType, RequireFields<MutationRemoveMentorArgs, 'input'>>;
  renewRecoveryCodes: Resolver<Maybe<ResolversTypes['RenewRecoveryCodesPayload']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  reportConcern: Resolver<Maybe<ResolversTypes['ReportConcernPayload']>, ParentType, ContextType, RequireFields<MutationReportConcernArgs, 'input'>>;
  requestPasswordReset: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetSecondFactor: Resolver<Maybe<ResolversTypes['ResetSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'input'>>;
  saveInterestProfile: Resolver<Maybe<ResolversTypes['SaveInterestProfilePayload']>, ParentType, ContextType, RequireFields<MutationSaveInterestProfileArgs, 'input'>>;
  sendMailsAgain: Resolver<Maybe<ResolversTypes['SendMailsAgainPayload']>, ParentType, ContextType, RequireFields<MutationSendMailsAgainArgs, 'input'>>;
  setNextSession: Resolver<Maybe<ResolversTypes['SetNextSessionPayload']>, ParentType, ContextType, RequireFields<MutationSetNextSessionArgs, 'input'>>;
  setStatuses: Resolver<Maybe<ResolversTypes['SetStatusesPayload']>, ParentType, ContextType, RequireFields<MutationSetStatusesArgs, 'input'>>;
  setUpSecondFactor: Resolver<Maybe<ResolversTypes['SetUpSecondFactorPayload']>, ParentType, ContextType>;
  submitEducatorForm: Resolver<Maybe<ResolversTypes['SubmitEducatorFormPayload']>, ParentType, ContextType, RequireFields<MutationSubmitEducatorFormArgs, 'input'>>;
  submitStudentForm: Resolver<Maybe<ResolversTypes['SubmitStudentFormPayload']>, ParentType, ContextType, RequireFields<MutationSubmitStudentFormArgs, 'input'>>;
  takeConcern: Resolver<Maybe<ResolversTypes['TakeConcernPayload']>, ParentType, ContextType, RequireFields<MutationTakeConcernArgs, 'input'>>;
  tickAgreedStep: Resolver<Maybe<ResolversTypes['TickAgreedStepPayload']>, ParentType, ContextType, RequireFields<MutationTickAgreedStepArgs, 'input'>>;
  turnOffSecondFactor: Resolver<Maybe<ResolversTypes['TurnOffSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationTurnOffSecondFactorArgs, 'input'>>;
  turnOnSecondFactor: Resolver<Maybe<ResolversTypes['TurnOnSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationTurnOnSecondFactorArgs, 'input'>>;
  undoEmailChange: Resolver<Maybe<ResolversTypes['UndoEmailChangePayload']>, ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'input'>>;
  updateAgreedStep: Resolver<Maybe<ResolversTypes['UpdateAgreedStepPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAgreedStepArgs, 'input'>>;
  updateClub: Resolver<Maybe<ResolversTypes['UpdateClubPayload']>, ParentType, ContextType, RequireFields<MutationUpdateClubArgs, 'input'>>;
  updateEducator: Resolver<Maybe<ResolversTypes['UpdateEducatorPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEducatorArgs, 'input'>>;
  updateMentor: Resolver<Maybe<ResolversTypes['UpdateMentorPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMentorArgs, 'input'>>;
  updateMyEducatorProfile: Resolver<Maybe<ResolversTypes['UpdateMyEducatorProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateMyEducatorProfileArgs, 'input'>>;
  updateMyPreferences: Resolver<Maybe<ResolversTypes['UpdateMyPreferencesPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMyPreferencesArgs, 'input'>>;
  updateMyStudentProfile: Resolver<Maybe<ResolversTypes['UpdateMyStudentProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateMyStudentProfileArgs, 'input'>>;
  updateProgress: Resolver<Maybe<ResolversTypes['UpdateProgressPayload']>, ParentType, ContextType, RequireFields<MutationUpdateProgressArgs, 'input'>>;
  updateStudent: Resolver<Maybe<ResolversTypes['UpdateStudentPayload']>, ParentType, ContextType, RequireFields<MutationUpdateStudentArgs, 'input'>>;
  withdrawDeletion: Resolver<Maybe<ResolversTypes['WithdrawDeletionPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawDeletionArgs, 'input'>>;
};

export type MyDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyData'] = ResolversParentTypes['MyData']> = {
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['MyDataSection']>, ParentType, ContextType>;
};

export type MyDataEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyDataEntry'] = ResolversParentTypes['MyDataEntry']> = {
  rows?: Resolver<Array<ResolversTypes['MyDataRow']>, ParentType, ContextType>;
};

export type MyDataRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyDataRow'] = ResolversParentTypes['MyDataRow']> = {
  isOnPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MyDataKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MyDataSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyDataSection'] = ResolversParentTypes['MyDataSection']> = {
  entries?: Resolver<Array<ResolversTypes['MyDataEntry']>, ParentType, ContextType>;
  isOnPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextSession'] = ResolversParentTypes['NextSession']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Administrator' | 'AgreedStep' | 'AuditEntry' | 'Club' | 'Concern' | 'DeletionRequest' | 'Educator' | 'HistoryEntry' | 'Mentor' | 'NextSession' | 'Session' | 'Stage' | 'StageProgress' | 'Student' | 'User', ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  bands?: Resolver<Maybe<Array<ResolversTypes['BandCount']>>, ParentType, ContextType>;
  longestWaiting?: Resolver<Maybe<Array<ResolversTypes['WaitingPerson']>>, ParentType, ContextType>;
  mentors?: Resolver<Maybe<Array<ResolversTypes['MentorLoad']>>, ParentType, ContextType>;
  silentMentors?: Resolver<Maybe<Array<ResolversTypes['SilentMentor']>>, ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['ClubStageCount']>>, ParentType, ContextType>;
  submissions?: Resolver<Maybe<Array<ResolversTypes['SubmissionCount']>>, ParentType, ContextType>;
};

export type PasswordLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordLink'] = ResolversParentTypes['PasswordLink']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  __resolveType: TypeResolveFn<'Educator' | 'Student', ParentType, ContextType>;
};

export type PersonPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonPage'] = ResolversParentTypes['PersonPage']> = {
  items?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonResult'] = ResolversParentTypes['PersonResult']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Progress'] = ResolversParentTypes['Progress']> = {
  band?: Resolver<ResolversTypes['ProgressBand'], ParentType, ContextType>;
  currentStage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['StageProgress']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgressStatus'], ParentType, ContextType>;
};

export type ProgressRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgressRecord'] = ResolversParentTypes['ProgressRecord']> = {
  clubName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentStage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mentorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Progress']>, ParentType, ContextType>;
};

export type ProgressRecordPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgressRecordPage'] = ResolversParentTypes['ProgressRecordPage']> = {
  items?: Resolver<Array<ResolversTypes['ProgressRecord']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['ProgressSummary']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgressSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgressSummary'] = ResolversParentTypes['ProgressSummary']> = {
  averagePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountSessions: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType, RequireFields<QueryAccountSessionsArgs, 'accountId'>>;
  administrators: Resolver<Maybe<Array<ResolversTypes['Administrator']>>, ParentType, ContextType>;
  club: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType, RequireFields<QueryClubArgs, 'id'>>;
  clubChoices: Resolver<Maybe<Array<ResolversTypes['Club']>>, ParentType, ContextType, RequireFields<QueryClubChoicesArgs, 'clubFor'>>;
  clubs: Resolver<Maybe<Array<ResolversTypes['Club']>>, ParentType, ContextType, Partial<QueryClubsArgs>>;
  concern: Resolver<Maybe<ResolversTypes['Concern']>, ParentType, ContextType, RequireFields<QueryConcernArgs, 'id'>>;
  concerns: Resolver<Maybe<ResolversTypes['ConcernPage']>, ParentType, ContextType, Partial<QueryConcernsArgs>>;
  dashboardCounts: Resolver<Maybe<ResolversTypes['DashboardCounts']>, ParentType, ContextType>;
  deletionRequests: Resolver<Maybe<Array<ResolversTypes['DeletionRequest']>>, ParentType, ContextType>;
  educator: Resolver<Maybe<ResolversTypes['Educator']>, ParentType, ContextType, RequireFields<QueryEducatorArgs, 'id'>>;
  educators: Resolver<Maybe<ResolversTypes['EducatorPage']>, ParentType, ContextType, Partial<QueryEducatorsArgs>>;
  formSubmissions: Resolver<Maybe<ResolversTypes['SubmissionPage']>, ParentType, ContextType, Partial<QueryFormSubmissionsArgs>>;
  givenUpMails: Resolver<Maybe<Array<ResolversTypes['GivenUpMails']>>, ParentType, ContextType>;
  me: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  mentor: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType, RequireFields<QueryMentorArgs, 'id'>>;
  mentorDashboard: Resolver<Maybe<ResolversTypes['MentorDashboard']>, ParentType, ContextType>;
  mentors: Resolver<Maybe<Array<ResolversTypes['Mentor']>>, ParentType, ContextType, Partial<QueryMentorsArgs>>;
  myData: Resolver<Maybe<ResolversTypes['MyData']>, ParentType, ContextType>;
  myDeletionRequests: Resolver<Maybe<Array<ResolversTypes['DeletionRequest']>>, ParentType, ContextType>;
  myEducatorProfile: Resolver<Maybe<ResolversTypes['Educator']>, ParentType, ContextType>;
  mySecondFactor: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  mySessions: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  myStudentProfile: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  overview: Resolver<Maybe<ResolversTypes['Overview']>, ParentType, ContextType, RequireFields<QueryOverviewArgs, 'by'>>;
  personAudit: Resolver<Maybe<ResolversTypes['AuditPage']>, ParentType, ContextType, RequireFields<QueryPersonAuditArgs, 'personId'>>;
  progressRecords: Resolver<Maybe<ResolversTypes['ProgressRecordPage']>, ParentType, ContextType, RequireFields<QueryProgressRecordsArgs, 'audience'>>;
  student: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType, RequireFields<QueryStudentArgs, 'id'>>;
  students: Resolver<Maybe<ResolversTypes['StudentPage']>, ParentType, ContextType, Partial<QueryStudentsArgs>>;
};

export type ReasonValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReasonValue'] = ResolversParentTypes['ReasonValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReassignPeoplePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReassignPeoplePayload'] = ResolversParentTypes['ReassignPeoplePayload']> = {
  results?: Resolver<Array<ResolversTypes['PersonResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordExportPayload'] = ResolversParentTypes['RecordExportPayload']> = {
  recorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefuseDeletionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefuseDeletionPayload'] = ResolversParentTypes['RefuseDeletionPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['DeletionRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  awaitsConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveAdministratorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAdministratorPayload'] = ResolversParentTypes['RemoveAdministratorPayload']> = {
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveAgreedStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAgreedStepPayload'] = ResolversParentTypes['RemoveAgreedStepPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveInterestProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveInterestProfilePayload'] = ResolversParentTypes['RemoveInterestProfilePayload']> = {
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveMentorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMentorPayload'] = ResolversParentTypes['RemoveMentorPayload']> = {
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenewRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewRecoveryCodesPayload'] = ResolversParentTypes['RenewRecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportConcernPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportConcernPayload'] = ResolversParentTypes['ReportConcernPayload']> = {
  concern?: Resolver<Maybe<ResolversTypes['Concern']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetSecondFactorPayload'] = ResolversParentTypes['ResetSecondFactorPayload']> = {
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoleResolvers = { ADMIN: 'admin', EDUCATOR: 'educator', MENTOR: 'mentor', STUDENT: 'student' };

export type SaveInterestProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveInterestProfilePayload'] = ResolversParentTypes['SaveInterestProfilePayload']> = {
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendMailsAgainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMailsAgainPayload'] = ResolversParentTypes['SendMailsAgainPayload']> = {
  queued?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  begunAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetNextSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetNextSessionPayload'] = ResolversParentTypes['SetNextSessionPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetStatusesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetStatusesPayload'] = ResolversParentTypes['SetStatusesPayload']> = {
  results?: Resolver<Array<ResolversTypes['PersonResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUpSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpSecondFactorPayload'] = ResolversParentTypes['SetUpSecondFactorPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SilentMentorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SilentMentor'] = ResolversParentTypes['SilentMentor']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentor?: Resolver<ResolversTypes['Mentor'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stage'] = ResolversParentTypes['Stage']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StageCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageCount'] = ResolversParentTypes['StageCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StageProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageProgress'] = ResolversParentTypes['StageProgress']> = {
  answer?: Resolver<Maybe<ResolversTypes['FeedbackAnswer']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StageStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Student'] = ResolversParentTypes['Student']> = {
  agreedSteps?: Resolver<Maybe<Array<ResolversTypes['AgreedStep']>>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  consentMissing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formDetails?: Resolver<Maybe<ResolversTypes['StudentFormDetails']>, ParentType, ContextType>;
  formSubmitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['HistoryEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interestConsentDue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  interestProfile?: Resolver<Maybe<ResolversTypes['InterestProfile']>, ParentType, ContextType>;
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextSession?: Resolver<Maybe<ResolversTypes['NextSession']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Progress']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentFormDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudentFormDetails'] = ResolversParentTypes['StudentFormDetails']> = {
  academicStream?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  achievements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consent?: Resolver<Maybe<ResolversTypes['GuardianConsent']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  emergencyContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  futureAspirations?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  parentContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schoolName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenthPercentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  twelfthPercentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type StudentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudentPage'] = ResolversParentTypes['StudentPage']> = {
  items?: Resolver<Array<ResolversTypes['Student']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Submission'] = ResolversParentTypes['Submission']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SubmissionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionCount'] = ResolversParentTypes['SubmissionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type SubmissionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionPage'] = ResolversParentTypes['SubmissionPage']> = {
  items?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmitEducatorFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitEducatorFormPayload'] = ResolversParentTypes['SubmitEducatorFormPayload']> = {
  educator?: Resolver<Maybe<ResolversTypes['Educator']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubmitStudentFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitStudentFormPayload'] = ResolversParentTypes['SubmitStudentFormPayload']> = {
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TakeConcernPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeConcernPayload'] = ResolversParentTypes['TakeConcernPayload']> = {
  concern?: Resolver<Maybe<ResolversTypes['Concern']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TickAgreedStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TickAgreedStepPayload'] = ResolversParentTypes['TickAgreedStepPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TurnOffSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TurnOffSecondFactorPayload'] = ResolversParentTypes['TurnOffSecondFactorPayload']> = {
  turnedOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TurnOnSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TurnOnSecondFactorPayload'] = ResolversParentTypes['TurnOnSecondFactorPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoEmailChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoEmailChangePayload'] = ResolversParentTypes['UndoEmailChangePayload']> = {
  resetToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateAgreedStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAgreedStepPayload'] = ResolversParentTypes['UpdateAgreedStepPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateClubPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateClubPayload'] = ResolversParentTypes['UpdateClubPayload']> = {
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateEducatorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEducatorPayload'] = ResolversParentTypes['UpdateEducatorPayload']> = {
  educator?: Resolver<Maybe<ResolversTypes['Educator']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMentorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMentorPayload'] = ResolversParentTypes['UpdateMentorPayload']> = {
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMyEducatorProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMyEducatorProfilePayload'] = ResolversParentTypes['UpdateMyEducatorProfilePayload']> = {
  educator?: Resolver<Maybe<ResolversTypes['Educator']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMyPreferencesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMyPreferencesPayload'] = ResolversParentTypes['UpdateMyPreferencesPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMyStudentProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMyStudentProfilePayload'] = ResolversParentTypes['UpdateMyStudentProfilePayload']> = {
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProgressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProgressPayload'] = ResolversParentTypes['UpdateProgressPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateStudentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateStudentPayload'] = ResolversParentTypes['UpdateStudentPayload']> = {
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  formSubmitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailUpdates?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  secondFactorDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ReasonValue']>, ParentType, ContextType>;
};

export type WaitingPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingPerson'] = ResolversParentTypes['WaitingPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WithdrawDeletionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawDeletionPayload'] = ResolversParentTypes['WithdrawDeletionPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['DeletionRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddAdministratorPayload?: AddAdministratorPayloadResolvers<ContextType>;
  AddAgreedStepPayload?: AddAgreedStepPayloadResolvers<ContextType>;
  AddClubPayload?: AddClubPayloadResolvers<ContextType>;
  AddMentorPayload?: AddMentorPayloadResolvers<ContextType>;
  Administrator?: AdministratorResolvers<ContextType>;
  AgreedStep?: AgreedStepResolvers<ContextType>;
  AnswerFeedbackPayload?: AnswerFeedbackPayloadResolvers<ContextType>;
  AskForDeletionPayload?: AskForDeletionPayloadResolvers<ContextType>;
  AssignClubPayload?: AssignClubPayloadResolvers<ContextType>;
  AssignClubsPayload?: AssignClubsPayloadResolvers<ContextType>;
  AssignMentorPayload?: AssignMentorPayloadResolvers<ContextType>;
  AssignMentorToClubPayload?: AssignMentorToClubPayloadResolvers<ContextType>;
  AssignMentorsPayload?: AssignMentorsPayloadResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  BandCount?: BandCountResolvers<ContextType>;
  CancelEmailChangePayload?: CancelEmailChangePayloadResolvers<ContextType>;
  CancelNextSessionPayload?: CancelNextSessionPayloadResolvers<ContextType>;
  CarryOutDeletionPayload?: CarryOutDeletionPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CloseConcernPayload?: CloseConcernPayloadResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  ClubAudience?: ClubAudienceResolvers;
  ClubStageCount?: ClubStageCountResolvers<ContextType>;
  Concern?: ConcernResolvers<ContextType>;
  ConcernPage?: ConcernPageResolvers<ContextType>;
  ConcernWriter?: ConcernWriterResolvers<ContextType>;
  ConfirmEmailChangePayload?: ConfirmEmailChangePayloadResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  CreatePasswordLinkPayload?: CreatePasswordLinkPayloadResolvers<ContextType>;
  DashboardCounts?: DashboardCountsResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteClubPayload?: DeleteClubPayloadResolvers<ContextType>;
  DeletionRequest?: DeletionRequestResolvers<ContextType>;
  DeletionRequestPerson?: DeletionRequestPersonResolvers<ContextType>;
  Educator?: EducatorResolvers<ContextType>;
  EducatorFormDetails?: EducatorFormDetailsResolvers<ContextType>;
  EducatorPage?: EducatorPageResolvers<ContextType>;
  EndSessionsPayload?: EndSessionsPayloadResolvers<ContextType>;
  ExportedList?: ExportedListResolvers;
  FeedbackAnswer?: FeedbackAnswerResolvers<ContextType>;
  GivenUpMails?: GivenUpMailsResolvers<ContextType>;
  GuardianConsent?: GuardianConsentResolvers<ContextType>;
  HistoryActor?: HistoryActorResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  ImportPeoplePayload?: ImportPeoplePayloadResolvers<ContextType>;
  ImportRowResult?: ImportRowResultResolvers<ContextType>;
  InterestArea?: InterestAreaResolvers;
  InterestProfile?: InterestProfileResolvers<ContextType>;
  InterestScore?: InterestScoreResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutOthersPayload?: LogoutOthersPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MarkAnswersReadPayload?: MarkAnswersReadPayloadResolvers<ContextType>;
  Mentor?: MentorResolvers<ContextType>;
  MentorDashboard?: MentorDashboardResolvers<ContextType>;
  MentorLoad?: MentorLoadResolvers<ContextType>;
  MentorStats?: MentorStatsResolvers<ContextType>;
  MissNextSessionPayload?: MissNextSessionPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyData?: MyDataResolvers<ContextType>;
  MyDataEntry?: MyDataEntryResolvers<ContextType>;
  MyDataRow?: MyDataRowResolvers<ContextType>;
  MyDataSection?: MyDataSectionResolvers<ContextType>;
  NextSession?: NextSessionResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  PasswordLink?: PasswordLinkResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonPage?: PersonPageResolvers<ContextType>;
  PersonResult?: PersonResultResolvers<ContextType>;
  Progress?: ProgressResolvers<ContextType>;
  ProgressRecord?: ProgressRecordResolvers<ContextType>;
  ProgressRecordPage?: ProgressRecordPageResolvers<ContextType>;
  ProgressSummary?: ProgressSummaryResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReasonValue?: ReasonValueResolvers<ContextType>;
  ReassignPeoplePayload?: ReassignPeoplePayloadResolvers<ContextType>;
  RecordExportPayload?: RecordExportPayloadResolvers<ContextType>;
  RefuseDeletionPayload?: RefuseDeletionPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RemoveAdministratorPayload?: RemoveAdministratorPayloadResolvers<ContextType>;
  RemoveAgreedStepPayload?: RemoveAgreedStepPayloadResolvers<ContextType>;
  RemoveInterestProfilePayload?: RemoveInterestProfilePayloadResolvers<ContextType>;
  RemoveMentorPayload?: RemoveMentorPayloadResolvers<ContextType>;
  RenewRecoveryCodesPayload?: RenewRecoveryCodesPayloadResolvers<ContextType>;
  ReportConcernPayload?: ReportConcernPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResetSecondFactorPayload?: ResetSecondFactorPayloadResolvers<ContextType>;
  Role?: RoleResolvers;
  SaveInterestProfilePayload?: SaveInterestProfilePayloadResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SendMailsAgainPayload?: SendMailsAgainPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetNextSessionPayload?: SetNextSessionPayloadResolvers<ContextType>;
  SetStatusesPayload?: SetStatusesPayloadResolvers<ContextType>;
  SetUpSecondFactorPayload?: SetUpSecondFactorPayloadResolvers<ContextType>;
  SilentMentor?: SilentMentorResolvers<ContextType>;
  Stage?: StageResolvers<ContextType>;
  StageCount?: StageCountResolvers<ContextType>;
  StageProgress?: StageProgressResolvers<ContextType>;
  Student?: StudentResolvers<ContextType>;
  StudentFormDetails?: StudentFormDetailsResolvers<ContextType>;
  StudentPage?: StudentPageResolvers<ContextType>;
  Submission?: SubmissionResolvers<ContextType>;
  SubmissionCount?: SubmissionCountResolvers<ContextType>;
  SubmissionPage?: SubmissionPageResolvers<ContextType>;
  SubmitEducatorFormPayload?: SubmitEducatorFormPayloadResolvers<ContextType>;
  SubmitStudentFormPayload?: SubmitStudentFormPayloadResolvers<ContextType>;
  TakeConcernPayload?: TakeConcernPayloadResolvers<ContextType>;
  TickAgreedStepPayload?: TickAgreedStepPayloadResolvers<ContextType>;
  TurnOffSecondFactorPayload?: TurnOffSecondFactorPayloadResolvers<ContextType>;
  TurnOnSecondFactorPayload?: TurnOnSecondFactorPayloadResolvers<ContextType>;
  UndoEmailChangePayload?: UndoEmailChangePayloadResolvers<ContextType>;
  UpdateAgreedStepPayload?: UpdateAgreedStepPayloadResolvers<ContextType>;
  UpdateClubPayload?: UpdateClubPayloadResolvers<ContextType>;
  UpdateEducatorPayload?: UpdateEducatorPayloadResolvers<ContextType>;
  UpdateMentorPayload?: UpdateMentorPayloadResolvers<ContextType>;
  UpdateMyEducatorProfilePayload?: UpdateMyEducatorProfilePayloadResolvers<ContextType>;
  UpdateMyPreferencesPayload?: UpdateMyPreferencesPayloadResolvers<ContextType>;
  UpdateMyStudentProfilePayload?: UpdateMyStudentProfilePayloadResolvers<ContextType>;
  UpdateProgressPayload?: UpdateProgressPayloadResolvers<ContextType>;
  UpdateStudentPayload?: UpdateStudentPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  WaitingPerson?: WaitingPersonResolvers<ContextType>;
  WithdrawDeletionPayload?: WithdrawDeletionPayloadResolvers<ContextType>;
};

