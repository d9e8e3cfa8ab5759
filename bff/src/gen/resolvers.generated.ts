import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserEntity } from '../domain/account.ts';
import type { Club as ClubEntity, Stage as StageEntity } from '../domain/club.ts';
import type { Mentor as MentorEntity } from '../domain/mentor.ts';
import type { PartialStudent as StudentEntity, PartialEducator as EducatorEntity, StudentDetails, EducatorDetails } from '../domain/person.ts';
import type { Progress as ProgressEntity, StageProgress as StageProgressEntity } from '../domain/progress.ts';
import type { ProgressRecord as ProgressRecordEntity, ProgressRecordPage as ProgressRecordPageEntity } from '../domain/progressRecord.ts';
import type { Submission as SubmissionEntity } from '../domain/submission.ts';
import type { HistoryEntry as HistoryEntryEntity, HistoryActor as HistoryActorEntity } from '../domain/history.ts';
import type { AuditEntry as AuditEntryEntity, AuditActor as AuditActorEntity } from '../domain/audit.ts';
import type { DeletionRequest as DeletionRequestEntity, DeletionRequestPerson as DeletionRequestPersonEntity, DeletionResult } from '../domain/personalData.ts';
import type { MentorStats as MentorStatsEntity } from '../domain/statistics.ts';
import type { PersonPayload, StudentPayload, EducatorPayload, MentorAddition, MentorPayload, MentorRemoval, ClubPayload, ClubRemoval, ProgressPayload } from '../graphql/payloads.ts';
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
   * A calendar day without a time or a zone, as `YYYY-MM-DD`. Used for birthdays, so that they never
   * shift with the reader's time zone.
   */
  Date: { input: string; output: string; }
  /** A moment in time, as an ISO 8601 string in UTC, for example `2026-11-18T13:05:00.000Z`. */
  DateTime: { input: string; output: string; }
};

/** A new administrator. */
export type AddAdministratorInput = {
  /** The caller's own present password. */
  currentPassword: Scalars['String']['input'];
  /** Email address, not yet in use; also the login. */
  email: Scalars['String']['input'];
  /** Full name, at least 2 characters after trimming. */
  name: Scalars['String']['input'];
  /** The first password, at least 6 characters and not one of the most common. */
  password: Scalars['String']['input'];
};

/** The answer to a new administrator. */
export type AddAdministratorPayload = {
  __typename?: 'AddAdministratorPayload';
  /** The administrator; null when refused. */
  administrator: Maybe<Administrator>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** A new club. */
export type AddClubInput = {
  /** For whom the club is made. */
  clubFor: ClubAudience;
  /** What the club is about, at least 10 characters. */
  description: Scalars['String']['input'];
  /** Name, at least 3 characters after trimming. */
  name: Scalars['String']['input'];
  /** Names of the stages in order, at least five; the default five when absent. A name may be blank. */
  stages?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The answer to a new club. */
export type AddClubPayload = {
  __typename?: 'AddClubPayload';
  /** The new club; null when refused. */
  club: Maybe<Club>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** A new mentor. */
export type AddMentorInput = {
  /** Id of the mentor's club. */
  clubId: Scalars['ID']['input'];
  /** Email address, not yet in use; also the login. */
  email: Scalars['String']['input'];
  /** Experience in words. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** Full name, at least 2 characters after trimming. */
  name: Scalars['String']['input'];
  /** The first password, at least 6 characters. */
  password: Scalars['String']['input'];
  /** Phone number, at least 10 digits. */
  phone: Scalars['String']['input'];
  /** Field of counselling. */
  specialization?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a new mentor. */
export type AddMentorPayload = {
  __typename?: 'AddMentorPayload';
  /** The new mentor; null when refused. */
  mentor: Maybe<Mentor>;
  /** The link with which the mentor sets a password; null when refused, in a repeat, or where the backend makes none. */
  passwordLink: Maybe<PasswordLink>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** An account that manages the platform. */
export type Administrator = Node & {
  __typename?: 'Administrator';
  /** When the account was added; null when the backend does not say. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Whether a login asks for a code (two-step login); null when the backend does not say. */
  secondFactor: Maybe<Scalars['Boolean']['output']>;
};

/** A request that all data about the caller be deleted. */
export type AskForDeletionInput = {
  /** Why, in at most 2,000 characters; may be left out. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a request for deletion. */
export type AskForDeletionPayload = {
  __typename?: 'AskForDeletionPayload';
  /** The open request; null when refused, for example because one is open already (code `CONFLICT`). */
  request: Maybe<DeletionRequest>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Which club to assign to whom. */
export type AssignClubInput = {
  /** Whether the person is a student or an educator. */
  audience: ClubAudience;
  /** Id of the club; null removes the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator. */
  personId: Scalars['ID']['input'];
};

/** The answer to an assignment of a club. */
export type AssignClubPayload = {
  __typename?: 'AssignClubPayload';
  /** The person as it is now; null when refused, unless because of `ifVersion` (code `PRECONDITION_FAILED`). */
  person: Maybe<Person>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Which mentor to assign to whom. */
export type AssignMentorInput = {
  /** Whether the person is a student or an educator. */
  audience: ClubAudience;
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the mentor; null removes the present one. */
  mentorId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the student or educator. */
  personId: Scalars['ID']['input'];
};

/** The answer to an assignment of a mentor. */
export type AssignMentorPayload = {
  __typename?: 'AssignMentorPayload';
  /** The person as it is now; null when refused, unless because of `ifVersion` (code `PRECONDITION_FAILED`). */
  person: Maybe<Person>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Which club to assign to which mentor. */
export type AssignMentorToClubInput = {
  /** Id of the club; null takes the mentor out of the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the mentor. */
  mentorId: Scalars['ID']['input'];
};

/** The answer to an assignment of a mentor to a club. */
export type AssignMentorToClubPayload = {
  __typename?: 'AssignMentorToClubPayload';
  /** The mentor as it is now; null when refused, unless because of `ifVersion` (code `PRECONDITION_FAILED`). */
  mentor: Maybe<Mentor>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** What may be amiss with the club and the mentor of a person. */
export type AssignmentGap =
  /** The mentor's account is inactive. */
  | 'INACTIVE_MENTOR'
  /** The mentor belongs to another club than the person. */
  | 'MENTOR_OF_OTHER_CLUB'
  /** No club is assigned. */
  | 'NO_CLUB'
  /** No mentor is assigned. */
  | 'NO_MENTOR';

/** Whether a record was read or changed. */
export type AuditAction =
  /** It was changed; the history has the values. */
  | 'CHANGE'
  /** It was read. */
  | 'READ';

/** Who read or changed a record. */
export type AuditActor = {
  __typename?: 'AuditActor';
  /** Id of the account, also when it is gone; null when the backend does not say. */
  id: Maybe<Scalars['ID']['output']>;
  /** Full name; null when the account is gone. */
  name: Maybe<Scalars['String']['output']>;
  /** Role at that time; null when the backend does not say. */
  role: Maybe<Role>;
};

/** One read or change of a single person's record by an admin or a mentor. Lists of several people are not audited. */
export type AuditEntry = Node & {
  __typename?: 'AuditEntry';
  /** Whether the record was read or changed. */
  action: AuditAction;
  /** When the record was read or changed. */
  at: Scalars['DateTime']['output'];
  /** Who read or changed it; null when the backend does not say. */
  by: Maybe<AuditActor>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Which part of the record. */
  part: AuditPart;
  /** Id of the request, as in the log of the backend; null when it does not say. */
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
  /** Who has read or changed the record. */
  | 'AUDIT'
  /** The club the person belongs to. */
  | 'CLUB'
  /** A request that all data about the person be deleted. */
  | 'DELETION_REQUEST'
  /** What others have changed. */
  | 'HISTORY'
  /** The entry in a list that was narrowed to this person. */
  | 'LIST'
  /** The mentor the person is assigned to. */
  | 'MENTOR'
  /** Another part that the backend audits. */
  | 'OTHER'
  /** A link with which the person sets a password. */
  | 'PASSWORD_LINK'
  /** The way through the stages. */
  | 'PROGRESS'
  /** Profile and form. */
  | 'RECORD'
  /** Where the person is signed in. */
  | 'SESSIONS';

/** Number of people in one group of progress. */
export type BandCount = {
  __typename?: 'BandCount';
  /** The group. */
  band: ProgressBand;
  /** People in it. */
  count: Scalars['Int']['output'];
};

/** The answer to a cancelled change of email. */
export type CancelEmailChangePayload = {
  __typename?: 'CancelEmailChangePayload';
  /** True when the account keeps its email; false when no change is pending any more, for example because it was confirmed (code `CONFLICT`). */
  cancelled: Scalars['Boolean']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Which request to carry out. */
export type CarryOutDeletionInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
};

/** The answer to a deletion. */
export type CarryOutDeletionPayload = {
  __typename?: 'CarryOutDeletionPayload';
  /** The request as it is now, without the person; null when it was decided or withdrawn meanwhile (code `CONFLICT`). */
  request: Maybe<DeletionRequest>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** A new password for the signed-in account. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: Scalars['String']['input'];
  /** The new password, at least 6 characters and not one of the most common. */
  newPassword: Scalars['String']['input'];
};

/** The answer to a change of the password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** True when the password was changed; this session goes on, all others have ended. */
  changed: Scalars['Boolean']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** A career-interest group, made for students or for educators, with ordered counselling stages. */
export type Club = Node & {
  __typename?: 'Club';
  /** For whom the club is made; null when the backend does not say. */
  clubFor: Maybe<ClubAudience>;
  /** What the club is about; null when the caller's call does not carry it. */
  description: Maybe<Scalars['String']['output']>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Number of people in the club. Role admin; null for others. Where the record does not carry it, it costs one list call for all clubs together. */
  membersCount: Maybe<Scalars['Int']['output']>;
  /** The club's mentors. Role admin; null for others. Costs the list call for mentors, once for all clubs. */
  mentors: Maybe<Array<Mentor>>;
  /** Name of the club. */
  name: Scalars['String']['output'];
  /** The counselling stages in order; null when the caller's role has no call that includes them. */
  stages: Maybe<Array<Stage>>;
  /** The record's tag (`ETag`) when it was read, to send back as `ifVersion`; null when the backend gives none or the caller's role can't read it. */
  version: Maybe<Scalars['String']['output']>;
};

/** The two kinds of person that clubs are made for. */
export type ClubAudience =
  /** Teachers, lecturers and other educators. */
  | 'EDUCATOR'
  /** Students of class 9 to 12. */
  | 'STUDENT';

/** The token from the mail to the new address. */
export type ConfirmEmailChangeInput = {
  /** The token; it works once, within 24 hours. */
  token: Scalars['String']['input'];
};

/** The answer to the confirmation of a new email. */
export type ConfirmEmailChangePayload = {
  __typename?: 'ConfirmEmailChangePayload';
  /** True when the account has its new email; other sessions have ended. */
  confirmed: Scalars['Boolean']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Which registration to confirm. */
export type ConfirmEmailInput = {
  /** The password of the account, at least 6 characters; the one of the registration does not count. */
  newPassword: Scalars['String']['input'];
  /** The token of the link in the mail. */
  token: Scalars['String']['input'];
};

/** The answer to a confirmation. */
export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** Bearer token of the new session; null when refused. */
  token: Maybe<Scalars['String']['output']>;
  /** The new account; null when refused. */
  user: Maybe<User>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The state of a guardian's consent. */
export type ConsentState =
  /** The student is under 18 by the date of birth, and no consent is kept. */
  | 'MISSING';

/** Who gets a link to set a password. */
export type CreatePasswordLinkInput = {
  /** Id of the person or mentor. */
  accountId: Scalars['ID']['input'];
};

/** The answer to a new link. */
export type CreatePasswordLinkPayload = {
  __typename?: 'CreatePasswordLinkPayload';
  /** The link, which replaces the earlier one; null when refused. */
  passwordLink: Maybe<PasswordLink>;
  /** What stood in the way; empty on success. */
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
  /** Number of mentors that are active. */
  mentors: Scalars['Int']['output'];
  /** Number of students. */
  students: Scalars['Int']['output'];
};

/** Which club to delete. */
export type DeleteClubInput = {
  /** Id of the club. */
  id: Scalars['ID']['input'];
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a deletion of a club. */
export type DeleteClubPayload = {
  __typename?: 'DeleteClubPayload';
  /** The club as it is now where `ifVersion` was of another state (code `PRECONDITION_FAILED`); else null. */
  club: Maybe<Club>;
  /** Id of the club that was deleted with its stages, for the cache; null when refused. Its people and mentors stay, without a club. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** A person's request that all data about them be deleted. */
export type DeletionRequest = Node & {
  __typename?: 'DeletionRequest';
  /** Why it was refused; else null. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was asked. */
  askedAt: Scalars['DateTime']['output'];
  /** When it was withdrawn, refused or carried out; null while it is open. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Who asks. Role admin; null for the person itself, and once it was carried out. */
  person: Maybe<DeletionRequestPerson>;
  /** Why the person asks; null when they did not say, and once it was carried out. */
  reason: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  status: DeletionStatus;
};

/** Who asks for deletion. */
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

/** What became of a request for deletion. */
export type DeletionStatus =
  /** It is open: an administrator has to decide. */
  | 'ASKED'
  /** The account and all data of the person were erased. */
  | 'CARRIED_OUT'
  /** An administrator has refused it; it may be asked again. */
  | 'REFUSED'
  /** The person has withdrawn it. */
  | 'WITHDRAWN';

/** A teacher, lecturer or other educator. */
export type Educator = Node & Person & {
  __typename?: 'Educator';
  /** The club the educator belongs to; null when none is assigned. */
  club: Maybe<Club>;
  /** When the educator registered; null when the backend does not say. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** The answers of the professional form, as far as the caller may read them; null when none are known. */
  formDetails: Maybe<EducatorFormDetails>;
  /** True when the flag is set or a key detail of the form is filled; null when the caller's role can't tell. */
  formSubmitted: Maybe<Scalars['Boolean']['output']>;
  /** What others have changed in the educator's record, newest first. Role admin: everything; role mentor: progress, own people only; the person: the own progress. Costs one call for each person, for at most ten people in an operation; null with `NOT_SUPPORTED` where the backend keeps no history. Source: GET /api/admin/people/{id}/history, /api/mentor/people/{id}/history, /api/student/history or /api/educator/history. */
  history: Maybe<Array<HistoryEntry>>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** The mentor the educator is assigned to; null when none is assigned. */
  mentor: Maybe<Mentor>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** The notes of the mentor as the mentor's list gives them, for example the newest feedback. Role mentor; null for others. */
  notes: Maybe<Scalars['String']['output']>;
  /** New email whose mailbox is not confirmed yet; `email` counts until then. The person alone; null for others, without one, and where the backend confirms none. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Phone number as the person wrote it; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** The educator's way through the stages of the present club. Costs a call of its own unless the list carried it; null when it can't be read. */
  progress: Maybe<Progress>;
  /** Account status: `active`, `pending` or `inactive` in lower case, any other word as the backend gives it; null counts as active. */
  status: Maybe<Scalars['String']['output']>;
  /** The record's tag (`ETag`) when it was read, to send back as `ifVersion`; null when the backend gives none, as other backends do in lists. */
  version: Maybe<Scalars['String']['output']>;
};

/** What an educator answered in the professional form. Every field is null, and a list empty, when not answered or not readable by the caller. */
export type EducatorFormDetails = {
  __typename?: 'EducatorFormDetails';
  /** Prizes, projects and other achievements. */
  achievements: Maybe<Scalars['String']['output']>;
  /** Street address. */
  address: Maybe<Scalars['String']['output']>;
  /** Age in whole years, as stated. */
  age: Maybe<Scalars['Int']['output']>;
  /** Certifications. */
  certifications: Maybe<Scalars['String']['output']>;
  /** City or town. */
  city: Maybe<Scalars['String']['output']>;
  /** Present position, for example Teacher or Head of Department. */
  currentPosition: Maybe<Scalars['String']['output']>;
  /** Birthday. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** Whom to call in an emergency. */
  emergencyContact: Maybe<Scalars['String']['output']>;
  /** Years of experience as a range, for example 6-10 years. */
  experience: Maybe<Scalars['String']['output']>;
  /** Gender as stated, for example Male, Female or Other. */
  gender: Maybe<Scalars['String']['output']>;
  /** School, college or university. */
  institution: Maybe<Scalars['String']['output']>;
  /** Interests, one in each entry. */
  interests: Array<Scalars['String']['output']>;
  /** Language the educator prefers to be counselled in. */
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

/** Answers of the professional form to change; a field left out stays as it is, null empties it. */
export type EducatorFormDetailsInput = {
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, as stated. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Certifications. */
  certifications?: InputMaybe<Scalars['String']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Present position, for example Teacher or Head of Department. */
  currentPosition?: InputMaybe<Scalars['String']['input']>;
  /** Birthday. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Whom to call in an emergency. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Years of experience as a range, for example 6-10 years. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** Gender as stated, for example Male, Female or Other. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** School, college or university. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** Interests, one in each entry. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Language the educator prefers to be counselled in. */
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

/** The professional form. A field left out is sent as not answered. */
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
  /** The club chosen, out of `clubChoices`; null leaves it open. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Present position. */
  currentPosition: Scalars['String']['input'];
  /** Birthday. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Email address. */
  email: Scalars['String']['input'];
  /** Whom to call in an emergency. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Years of experience as a range. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  fullName: Scalars['String']['input'];
  /** Male, Female or Other. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** School, college or university. */
  institution: Scalars['String']['input'];
  /** Interests, one in each entry. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number. */
  phone: Scalars['String']['input'];
  /** Language to be counselled in. */
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

/** Whose sessions end. */
export type EndSessionsInput = {
  /** Id of the person or mentor. */
  accountId: Scalars['ID']['input'];
};

/** The answer to the end of someone's sessions. */
export type EndSessionsPayload = {
  __typename?: 'EndSessionsPayload';
  /** How many sessions ended. */
  ended: Scalars['Int']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The consent of a parent or guardian to a student's use of the platform. */
export type GuardianConsent = {
  __typename?: 'GuardianConsent';
  /** Phone number or email. */
  contact: Maybe<Scalars['String']['output']>;
  /** The day on which it was given. */
  givenOn: Maybe<Scalars['Date']['output']>;
  /** Full name of the guardian. */
  guardianName: Scalars['String']['output'];
  /** Version of the privacy notice that the guardian agreed to. */
  noticeVersion: Maybe<Scalars['String']['output']>;
  /** Relation to the student, for example Mother. */
  relation: Maybe<Scalars['String']['output']>;
};

/** The consent of a parent or guardian to a student's use of the platform. */
export type GuardianConsentInput = {
  /** Phone number or email. */
  contact: Scalars['String']['input'];
  /** The day on which it was given. */
  givenOn: Scalars['Date']['input'];
  /** Full name of the guardian. */
  guardianName: Scalars['String']['input'];
  /** Version of the privacy notice that the guardian agreed to. */
  noticeVersion: Scalars['String']['input'];
  /** Relation to the student, for example Mother. */
  relation: Scalars['String']['input'];
};

/** Who made a change, as they were at that time. */
export type HistoryActor = {
  __typename?: 'HistoryActor';
  /** Id of the account; null when it is gone. */
  id: Maybe<Scalars['ID']['output']>;
  /** Full name at that time. */
  name: Scalars['String']['output'];
  /** Role at that time; null when the backend does not say. */
  role: Maybe<Role>;
};

/** One field before and after a change. */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  /** What it says since, as text; null when it was emptied. */
  after: Maybe<Scalars['String']['output']>;
  /** What it said before, as text; null when it was empty. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the field, for example `status`, `feedback`, `mentor` or `schoolName`. */
  field: Scalars['String']['output'];
};

/** One change that someone else made to a person's record. Never altered afterwards. */
export type HistoryEntry = Node & {
  __typename?: 'HistoryEntry';
  /** When the change was made. */
  at: Scalars['DateTime']['output'];
  /** Who made it, as they were called then; null when the backend does not say. */
  by: Maybe<HistoryActor>;
  /** What was changed, one entry for each field; null is an empty value. Empty where a save changed nothing. */
  changes: Array<HistoryChange>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: HistoryKind;
  /** The name of the stage, for progress; else null. */
  stage: Maybe<Scalars['String']['output']>;
  /** The id of the stage, for progress; null where the backend gives its name alone. */
  stageId: Maybe<Scalars['ID']['output']>;
};

/** What a history entry is about. */
export type HistoryKind =
  /** The club the person belongs to. */
  | 'CLUB'
  /** The mentor the person is assigned to. */
  | 'MENTOR'
  /** Something else that the backend keeps a history of. */
  | 'OTHER'
  /** Fields of the profile or of the form. */
  | 'PROFILE'
  /** Status or feedback of a stage. */
  | 'PROGRESS'
  /** The account status. */
  | 'STATUS';

/** Email and password. */
export type LoginInput = {
  /** With two-step login: the code of the authenticator app, or a recovery code. Without it the login is refused with the code `SECOND_FACTOR_REQUIRED`, where the password is right. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Email address; case does not matter. */
  email: Scalars['String']['input'];
  /** The password, at least 6 characters. */
  password: Scalars['String']['input'];
};

/** The answer to a login. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Bearer token of the new session; null when refused, also with `SECOND_FACTOR_REQUIRED`. */
  token: Maybe<Scalars['String']['output']>;
  /** The account; null when refused. */
  user: Maybe<User>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The answer to a logout everywhere else. */
export type LogoutOthersPayload = {
  __typename?: 'LogoutOthersPayload';
  /** How many sessions ended. */
  ended: Scalars['Int']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The answer to a logout. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** True when the backend ended the session; false where it has no such call and the client just forgets the token. */
  ended: Scalars['Boolean']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** A counsellor who accompanies people through the stages of a club. */
export type Mentor = Node & {
  __typename?: 'Mentor';
  /** The club the mentor belongs to; null when none is assigned. */
  club: Maybe<Club>;
  /** Email address; null when the caller's role can't read it. */
  email: Maybe<Scalars['String']['output']>;
  /** Experience in words; `Not specified` when not given. */
  experience: Scalars['String']['output'];
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** Whether a login asks for a code (two-step login). Role admin; null for others and where the backend does not say. */
  secondFactor: Maybe<Scalars['Boolean']['output']>;
  /** Field of counselling; `General` when not given. */
  specialization: Scalars['String']['output'];
  /** Account status as the backend gives it; null counts as active. */
  status: Maybe<Scalars['String']['output']>;
  /** Number of people assigned; null when the backend or the caller's role can't tell. */
  studentsCount: Maybe<Scalars['Int']['output']>;
  /** The record's tag (`ETag`) when it was read, to send back as `ifVersion`; null when the backend gives none or the caller's role can't read it. */
  version: Maybe<Scalars['String']['output']>;
};

/** Everything a mentor works with. Each part is a call of its own: one that fails is null, with its error at its path, and the others stand. */
export type MentorDashboard = {
  __typename?: 'MentorDashboard';
  /** The mentor's own profile. */
  mentor: Maybe<Mentor>;
  /** Who comes after a person in the list with this filter and order, on whatever page; the first of the list after a person who is not in it. */
  next: Maybe<NextPerson>;
  /** The people assigned to the mentor, by page. */
  people: Maybe<PersonPage>;
  /** One of the mentor's people; null when there is none with this id among them. */
  person: Maybe<Person>;
  /** The stages of the mentor's own club, in order; null without a club. A person's stages are those of that person's club: `Person.club.stages`. */
  stages: Maybe<Array<Stage>>;
  /** The four figures. */
  stats: Maybe<MentorStats>;
};


/** Everything a mentor works with. Each part is a call of its own: one that fails is null, with its error at its path, and the others stand. */
export type MentorDashboardNextArgs = {
  after: Scalars['ID']['input'];
  filter?: InputMaybe<MentorPersonFilter>;
  sort?: InputMaybe<MentorPersonSort>;
};


/** Everything a mentor works with. Each part is a call of its own: one that fails is null, with its error at its path, and the others stand. */
export type MentorDashboardPeopleArgs = {
  filter?: InputMaybe<MentorPersonFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<MentorPersonSort>;
};


/** Everything a mentor works with. Each part is a call of its own: one that fails is null, with its error at its path, and the others stand. */
export type MentorDashboardPersonArgs = {
  id: Scalars['ID']['input'];
};

/** Which mentors to list; everything given must hold. */
export type MentorFilter = {
  /** Only mentors of this club or of no club, the club's own first: those who may be assigned to its members. */
  forClubId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name, the specialization or the club's name; case does not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Which of the mentor's people to list; everything given must hold. */
export type MentorPersonFilter = {
  /** Only people with a progress from 1 to 99 percent; false: only the others. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only people whose overall progress is in this group. */
  band?: InputMaybe<ProgressBand>;
  /** Only members of this club. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Only people whose current stage has this name; an empty text means none has started. */
  currentStage?: InputMaybe<Scalars['String']['input']>;
  /** Only people without feedback in any stage of the present club; false: only the others. */
  noFeedback?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name or the email; case does not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only people whose update is pending: not complete, and not saved for 14 days or never; false: only the others. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How to order the mentor's people. People who are equal in it are ordered by name. */
export type MentorPersonSort = {
  /** Which way. */
  direction?: SortDirection;
  /** What to order by. */
  field: MentorPersonSortField;
};

/** What the list of the mentor's people can be ordered by. */
export type MentorPersonSortField =
  /** By full name. */
  | 'NAME'
  /** By the percentage. */
  | 'PROGRESS'
  /** By the last save, or the registration of people without a save: ascending, who has waited longest comes first. */
  | 'WAITING_SINCE';

/** The figures of the mentor dashboard, over the mentor's own people. Those after the first four cost GET /api/mentor/students where the figures' own call does not include them. */
export type MentorStats = {
  __typename?: 'MentorStats';
  /** People with a progress from 1 to 99 percent. */
  activeStudents: Scalars['Int']['output'];
  /** People in each group of progress: NOT_STARTED, LOW, MEDIUM, HIGH. */
  bands: Maybe<Array<BandCount>>;
  /** Stages completed in this calendar month. */
  completedSessions: Scalars['Int']['output'];
  /** People whose update is pending, those who have waited longest first; at most five. */
  longestWaiting: Maybe<Array<WaitingPerson>>;
  /** Of those, the people who have waited longest; at most five. */
  longestWithoutFeedback: Maybe<Array<WaitingPerson>>;
  /** People not complete whose progress was not saved for 14 days, or never. */
  pendingUpdates: Scalars['Int']['output'];
  /** People at each current stage, as `MentorPersonFilter.currentStage` finds them; stages without anyone may be missing. */
  stages: Maybe<Array<StageCount>>;
  /** People assigned. */
  totalStudents: Scalars['Int']['output'];
  /** People without feedback in any stage of the present club. */
  withoutFeedback: Maybe<Scalars['Int']['output']>;
};

/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an administrator, who can log in at once. Role admin. Source: POST /api/admin/administrators; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  addAdministrator: Maybe<AddAdministratorPayload>;
  /** Adds a club with its stages. Role admin. Source: POST /api/admin/clubs. */
  addClub: Maybe<AddClubPayload>;
  /** Adds a mentor, who can log in at once. Role admin. Source: POST /api/admin/mentors. */
  addMentor: Maybe<AddMentorPayload>;
  /** Asks that all data about the caller be deleted; an administrator decides. Role student or educator. Source: POST /api/me/deletion-requests. */
  askForDeletion: Maybe<AskForDeletionPayload>;
  /** Assigns a club to a person, or removes the present one. Role admin. Source: PUT /api/admin/students/{id}/assign-club or /educators/{id}/assign-club. */
  assignClub: Maybe<AssignClubPayload>;
  /** Assigns a mentor to a person, or removes the present one. Role admin. Source: PUT /api/admin/students/{id}/assign-mentor or /educators/{id}/assign-mentor. */
  assignMentor: Maybe<AssignMentorPayload>;
  /** Assigns a club to a mentor, or removes the present one. Role admin. Source: PUT /api/admin/mentors/{id} with the club alone. */
  assignMentorToClub: Maybe<AssignMentorToClubPayload>;
  /** Cancels the caller's change of email that is not confirmed yet; its link stops working. Anyone signed in. Source: DELETE /api/auth/pending-email; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  cancelEmailChange: Maybe<CancelEmailChangePayload>;
  /** Erases the account and all data of the person who asks for it; can't be undone. Role admin. Source: PUT /api/admin/deletion-requests/{id}/carry-out. */
  carryOutDeletion: Maybe<CarryOutDeletionPayload>;
  /** Changes the password of the signed-in account. Anyone signed in. Source: POST /api/auth/change-password; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  changePassword: Maybe<ChangePasswordPayload>;
  /** Makes the account of a registration whose email had to be confirmed, with this password, and opens a session. Anyone. Source: POST /api/auth/confirm-email; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  confirmEmail: Maybe<ConfirmEmailPayload>;
  /** Makes the new email of an account count, with the token from the mail to it. Anyone. Source: POST /api/auth/confirm-email-change; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  confirmEmailChange: Maybe<ConfirmEmailChangePayload>;
  /** Makes a link with which a person or mentor sets a password: sent by mail, or shown once where no mail is set up. Role admin. Source: POST /api/admin/accounts/{id}/password-link; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  createPasswordLink: Maybe<CreatePasswordLinkPayload>;
  /** Deletes a club with its stages. Role admin. Source: DELETE /api/admin/clubs/{id}. */
  deleteClub: Maybe<DeleteClubPayload>;
  /** Signs a person or mentor out everywhere. Role admin. Source: DELETE /api/admin/accounts/{id}/sessions; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  endSessions: Maybe<EndSessionsPayload>;
  /** Opens a session. Anyone. Source: POST /api/auth/login. */
  login: Maybe<LoginPayload>;
  /** Ends the session of the caller's token. Anyone signed in. Source: POST /api/auth/logout, where the backend has it. */
  logout: Maybe<LogoutPayload>;
  /** Ends all sessions of the account but that of the caller's token. Anyone signed in. Source: POST /api/auth/logout-others. */
  logoutOthers: Maybe<LogoutOthersPayload>;
  /** Refuses a request for deletion, with a reason that the person reads. Role admin. Source: PUT /api/admin/deletion-requests/{id}/refuse. */
  refuseDeletion: Maybe<RefuseDeletionPayload>;
  /** Creates an account. Anyone. Source: POST /api/auth/register. */
  register: Maybe<RegisterPayload>;
  /** Removes another administrator, whose sessions and links end at once; the history keeps the name. Role admin. Source: POST /api/admin/administrators/{id}/remove; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  removeAdministrator: Maybe<RemoveAdministratorPayload>;
  /** Removes a mentor: the login ends, the people stay. Role admin. Source: DELETE /api/admin/mentors/{id}. */
  removeMentor: Maybe<RemoveMentorPayload>;
  /** Replaces the recovery codes. Role admin or mentor. Source: POST /api/auth/second-factor/recovery-codes. */
  renewRecoveryCodes: Maybe<RenewRecoveryCodesPayload>;
  /** Sends a mail with a link to set a new password. Anyone. Source: POST /api/auth/forgot-password; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  requestPasswordReset: Maybe<RequestPasswordResetPayload>;
  /** Sets a new password with the token from the link. Anyone. Source: POST /api/auth/reset-password; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  resetPassword: Maybe<ResetPasswordPayload>;
  /** Turns off two-step login of a mentor or another administrator, who gets a mail. Role admin. Source: DELETE /api/admin/accounts/{id}/second-factor; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  resetSecondFactor: Maybe<ResetSecondFactorPayload>;
  /** Starts to set up two-step login; a login asks for a code after `turnOnSecondFactor` only. Each call replaces the key of the one before. Role admin or mentor. Source: POST /api/auth/second-factor/set-up; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  setUpSecondFactor: Maybe<SetUpSecondFactorPayload>;
  /** Submits or refills the professional form. Role educator, for oneself. Source: POST /api/educator/submit-form. */
  submitEducatorForm: Maybe<SubmitEducatorFormPayload>;
  /** Submits or refills the career form. Role student, for oneself. Source: POST /api/student/submit-form. */
  submitStudentForm: Maybe<SubmitStudentFormPayload>;
  /** Turns off two-step login. Role admin or mentor. Source: POST /api/auth/second-factor/turn-off. */
  turnOffSecondFactor: Maybe<TurnOffSecondFactorPayload>;
  /** Turns on two-step login with a first code; all other sessions of the account end. Role admin or mentor. Source: POST /api/auth/second-factor/turn-on. */
  turnOnSecondFactor: Maybe<TurnOnSecondFactorPayload>;
  /** Restores the former email of an account with the token from the mail. Anyone. Source: POST /api/auth/undo-email-change; `NOT_SUPPORTED` as a user error where the backend lacks it. */
  undoEmailChange: Maybe<UndoEmailChangePayload>;
  /** Changes a club and its stages. Role admin. Source: PUT /api/admin/clubs/{id}. */
  updateClub: Maybe<UpdateClubPayload>;
  /** Changes an educator. Role admin. Source: PUT /api/admin/educators/{id}. */
  updateEducator: Maybe<UpdateEducatorPayload>;
  /** Changes a mentor. Role admin. Source: PUT /api/admin/mentors/{id}. */
  updateMentor: Maybe<UpdateMentorPayload>;
  /** Changes the educator's own profile. Role educator. Source: PUT /api/educator/profile. */
  updateMyEducatorProfile: Maybe<UpdateMyEducatorProfilePayload>;
  /** Changes what the signed-in account wants of the platform. Anyone signed in. Source: PUT /api/auth/me/preferences; `NOT_SUPPORTED` as a user error where the backend lacks it. */
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


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationAddAdministratorArgs = {
  input: AddAdministratorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationAddClubArgs = {
  input: AddClubInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationAddMentorArgs = {
  input: AddMentorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationAskForDeletionArgs = {
  input: AskForDeletionInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationAssignClubArgs = {
  input: AssignClubInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationAssignMentorArgs = {
  input: AssignMentorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationAssignMentorToClubArgs = {
  input: AssignMentorToClubInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationCarryOutDeletionArgs = {
  input: CarryOutDeletionInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationCreatePasswordLinkArgs = {
  input: CreatePasswordLinkInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationDeleteClubArgs = {
  input: DeleteClubInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationEndSessionsArgs = {
  input: EndSessionsInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationRefuseDeletionArgs = {
  input: RefuseDeletionInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationRemoveAdministratorArgs = {
  input: RemoveAdministratorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationRemoveMentorArgs = {
  input: RemoveMentorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationResetSecondFactorArgs = {
  input: ResetSecondFactorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationSubmitEducatorFormArgs = {
  input: EducatorFormInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationSubmitStudentFormArgs = {
  input: StudentFormInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationTurnOffSecondFactorArgs = {
  input: TurnOffSecondFactorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationTurnOnSecondFactorArgs = {
  input: TurnOnSecondFactorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationUndoEmailChangeArgs = {
  input: UndoEmailChangeInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationUpdateClubArgs = {
  input: UpdateClubInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationUpdateEducatorArgs = {
  input: UpdateEducatorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationUpdateMentorArgs = {
  input: UpdateMentorInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationUpdateMyEducatorProfileArgs = {
  input: UpdateMyEducatorProfileInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationUpdateMyPreferencesArgs = {
  input: UpdateMyPreferencesInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationUpdateMyStudentProfileArgs = {
  input: UpdateMyStudentProfileInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationUpdateProgressArgs = {
  input: UpdateProgressInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationUpdateStudentArgs = {
  input: UpdateStudentInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationWithdrawDeletionArgs = {
  input: WithdrawDeletionInput;
};

/** Everything the platform holds about the signed-in person, at one moment. Passwords and tokens are kept as hashes only, and are left out. */
export type MyData = {
  __typename?: 'MyData';
  /** When it was put together. */
  madeAt: Scalars['DateTime']['output'];
  /** The parts, in order of reading. */
  sections: Array<MyDataSection>;
};

/** One record of a section, for example one stage of the progress. */
export type MyDataEntry = {
  __typename?: 'MyDataEntry';
  /** Its fields, in order. */
  rows: Array<MyDataRow>;
};

/** How the value of a row is to be read. */
export type MyDataKind =
  /** A calendar day, `YYYY-MM-DD`. */
  | 'DATE'
  /** A moment, ISO 8601 in UTC. */
  | 'MOMENT'
  /** Words or numbers, as they are. */
  | 'TEXT';

/** One field of what is held about the signed-in person. */
export type MyDataRow = {
  __typename?: 'MyDataRow';
  /** False for what only programs need, such as an id: a page leaves it off, a file holds it. */
  isOnPage: Scalars['Boolean']['output'];
  /** The value as it is kept, as JSON: a list, a number, true or false, text. */
  json: Scalars['String']['output'];
  /** How to read the value. */
  kind: MyDataKind;
  /** The field in words. */
  label: Scalars['String']['output'];
  /** The field for programs, with dots before what is inside another: `dateOfBirth`, `after.feedback`. */
  name: Scalars['String']['output'];
  /** Its value; null when nothing was given. */
  value: Maybe<Scalars['String']['output']>;
};

/** One part of what is held, for example the account or the form's answers. */
export type MyDataSection = {
  __typename?: 'MyDataSection';
  /** The records of the part; empty when nothing is held. */
  entries: Array<MyDataEntry>;
  /** As that of a row. */
  isOnPage: Scalars['Boolean']['output'];
  /** The part for programs, for example `formDetails`. */
  name: Scalars['String']['output'];
  /** The part in words. */
  title: Scalars['String']['output'];
};

/** The person after another one in a list of the mentor's people. */
export type NextPerson = {
  __typename?: 'NextPerson';
  /** The person; null after the last one. */
  person: Maybe<Person>;
  /** Place in the list, from 1; null after the last one. */
  position: Maybe<Scalars['Int']['output']>;
};

/** Something with an id that is unique within its type. */
export type Node = {
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
};

/** Which page of a list: its number and its size. */
export type PageInput = {
  /** Number of the page, from 1. */
  number?: Scalars['Int']['input'];
  /** Records on a page, 1 to 200; more is refused as `BAD_USER_INPUT`. */
  size?: Scalars['Int']['input'];
};

/** A link with which the owner of an account sets a password; the present one works until then. */
export type PasswordLink = {
  __typename?: 'PasswordLink';
  /** Until when it works, once. */
  expiresAt: Scalars['DateTime']['output'];
  /** To hand over to the owner: it is shown once. Null when the link was sent by mail. */
  url: Maybe<Scalars['String']['output']>;
};

/**
 * A student or an educator. The same human is the same entity wherever it appears; a field that the
 * caller's role can't read is null without an error.
 */
export type Person = {
  /** The club the person belongs to; null when none is assigned. */
  club: Maybe<Club>;
  /** When the person registered; null when the backend does not say. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** True when the flag is set or a key detail of the form is filled; null when the caller's role can't tell. */
  formSubmitted: Maybe<Scalars['Boolean']['output']>;
  /** What others have changed in the person's record, newest first. Role admin: everything; role mentor: progress, own people only; the person: the own progress. Costs one call for each person, for at most ten people in an operation; null with `NOT_SUPPORTED` where the backend keeps no history. Source: GET /api/admin/people/{id}/history, /api/mentor/people/{id}/history, /api/student/history or /api/educator/history. */
  history: Maybe<Array<HistoryEntry>>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** The mentor the person is assigned to; null when none is assigned. */
  mentor: Maybe<Mentor>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** The notes of the mentor as the mentor's list gives them, for example the newest feedback. Role mentor; null for others. */
  notes: Maybe<Scalars['String']['output']>;
  /** New email whose mailbox is not confirmed yet; `email` counts until then. The person alone; null for others, without one, and where the backend confirms none. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Phone number as the person wrote it; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** The person's way through the stages of the present club. Costs a call of its own unless the list carried it; null when it can't be read. */
  progress: Maybe<Progress>;
  /** Account status: `active`, `pending` or `inactive` in lower case, any other word as the backend gives it; null counts as active. */
  status: Maybe<Scalars['String']['output']>;
  /** The record's tag (`ETag`) when it was read, to send back as `ifVersion`; null when the backend gives none, as other backends do in lists. */
  version: Maybe<Scalars['String']['output']>;
};

/** Which people to list; everything given must hold. */
export type PersonFilter = {
  /** Only people whose club or mentor is missing or not as it should be. */
  assignment?: InputMaybe<AssignmentGap>;
  /** Only people whose overall progress is in this group. */
  band?: InputMaybe<ProgressBand>;
  /** Only members of this club. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Only students with this state of a guardian's consent. */
  consent?: InputMaybe<ConsentState>;
  /** Only people of this mentor. */
  mentorId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name, of the email, or of the school (students), institution or position (educators), or the beginning of the id, at least eight characters; case does not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Account status, for example `active` or `pending`; an absent status counts as active. */
  status?: InputMaybe<Scalars['String']['input']>;
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

/** How to order a list of people. */
export type PersonSort = {
  /** Which way. */
  direction?: SortDirection;
  /** What to order by. */
  field: PersonSortField;
};

/** What the list of people can be ordered by. */
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

/** A person's way through the stages of the present club. */
export type Progress = {
  __typename?: 'Progress';
  /** The group that the percentage falls into. */
  band: ProgressBand;
  /** The last stage in progress, else the last completed; null when nothing has started. */
  currentStage: Maybe<Scalars['String']['output']>;
  /** When the last save was made; null without a save. */
  lastUpdated: Maybe<Scalars['DateTime']['output']>;
  /** Share of the stages that are completed, in whole percent from 0 to 100, rounded half up. */
  percent: Scalars['Int']['output'];
  /** Every stage of the club in order; null when the backend gave no stages. */
  stages: Maybe<Array<StageProgress>>;
  /** Not started, in progress or completed, by the percentage. */
  status: ProgressStatus;
};

/** The four groups that people are filtered by. */
export type ProgressBand =
  /** 80 percent and more. */
  | 'HIGH'
  /** 1 to 39 percent. */
  | 'LOW'
  /** 40 to 79 percent. */
  | 'MEDIUM'
  /** Exactly 0 percent. */
  | 'NOT_STARTED';

/** A person seen through the progress tracker. A view; the entity is its `person`. */
export type ProgressRecord = {
  __typename?: 'ProgressRecord';
  /** Name of the club as the call gives it; null without one. */
  clubName: Maybe<Scalars['String']['output']>;
  /** The last stage in progress, else the last completed; null when nothing has started. */
  currentStage: Maybe<Scalars['String']['output']>;
  /** When the last save was made; null without a save. */
  lastUpdated: Maybe<Scalars['DateTime']['output']>;
  /** Name of the mentor as the call gives it; null without one. */
  mentorName: Maybe<Scalars['String']['output']>;
  /** The student or educator. Fields that the tracker does not carry cost one more list call, for all records together; null where one that every person has can't be read there. */
  person: Maybe<Person>;
  /** The way through the stages of the present club; null when it can't be understood. */
  progress: Maybe<Progress>;
};

/** Which progress records to list; everything given must hold. */
export type ProgressRecordFilter = {
  /** Only members of this club. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the person's name, the mentor's name or the club's name; case does not matter. */
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
  /** The figures over everybody; null when they can't be read. */
  summary: Maybe<ProgressSummary>;
  /** Number of records that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** How to order the progress records. */
export type ProgressRecordSort = {
  /** Which way. */
  direction?: SortDirection;
  /** What to order by. */
  field: ProgressRecordSortField;
};

/** What the progress records can be ordered by. */
export type ProgressRecordSortField =
  /** By the last save; those without one come last. */
  | 'LAST_UPDATED'
  /** By the person's name. */
  | 'NAME'
  /** By the overall percentage. */
  | 'PERCENT';

/** How far a person is on the whole way. */
export type ProgressStatus =
  /** 100 percent. */
  | 'COMPLETED'
  /** 1 to 99 percent. */
  | 'IN_PROGRESS'
  /** 0 percent. */
  | 'NOT_STARTED';

/** The four figures above the progress tracker, over everybody of the audience whatever the filter. */
export type ProgressSummary = {
  __typename?: 'ProgressSummary';
  /** Average percentage over all people, rounded half up; 0 without people. */
  averagePercent: Scalars['Int']['output'];
  /** People with 100 percent. */
  completed: Scalars['Int']['output'];
  /** People with 1 to 99 percent. */
  inProgress: Scalars['Int']['output'];
  /** Number of people. */
  total: Scalars['Int']['output'];
};

/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type Query = {
  __typename?: 'Query';
  /** Where the account of a person or mentor is signed in: the last used first. Role admin; null where the backend has no such call. Source: GET /api/admin/accounts/{id}/sessions. */
  accountSessions: Maybe<Array<Session>>;
  /** The administrators, oldest first. Role admin; null where the backend has no such call. Source: GET /api/admin/administrators. */
  administrators: Maybe<Array<Administrator>>;
  /** One club; null with `NOT_FOUND` when there is none with this id. Role admin. Source: GET /api/admin/clubs. */
  club: Maybe<Club>;
  /** The clubs a person may choose in the form. Role student or educator, own audience only. Source: GET /api/student/clubs or /api/educator/clubs. */
  clubChoices: Maybe<Array<Club>>;
  /** Clubs with their stages. Role admin. Source: GET /api/admin/clubs. */
  clubs: Maybe<Array<Club>>;
  /** The figures of the admin dashboard. Role admin. Source: GET /api/admin/dashboard/counts. */
  dashboardCounts: Maybe<DashboardCounts>;
  /** The open requests for deletion, oldest first. Role admin; null where the backend has no such call. Source: GET /api/admin/deletion-requests. */
  deletionRequests: Maybe<Array<DeletionRequest>>;
  /** One educator; null with `NOT_FOUND` when there is none with this id. Role admin. Source: GET /api/admin/educators/{id}, and /{id}/progress when `progress` is asked. */
  educator: Maybe<Educator>;
  /** Educators, by page. Role admin. Source: GET /api/admin/educators. */
  educators: Maybe<EducatorPage>;
  /** What people submitted in their forms, by page. Role admin. Source: GET /api/admin/form-submissions. */
  formSubmissions: Maybe<SubmissionPage>;
  /** The signed-in account. Anyone signed in. Source: GET /api/auth/me. */
  me: Maybe<User>;
  /** One mentor; null with `NOT_FOUND` when there is none with this id. Role admin. Source: GET /api/admin/mentors. */
  mentor: Maybe<Mentor>;
  /** The mentor's dashboard. Role mentor. Source: GET /api/mentor/profile, /mentor/students, /mentor/dashboard/stats and /mentor/clubs/{clubId}/stages, each only when asked. */
  mentorDashboard: Maybe<MentorDashboard>;
  /** Mentors. Role admin. Source: GET /api/admin/mentors. */
  mentors: Maybe<Array<Mentor>>;
  /** Everything the platform holds about the caller. Role student or educator; null where the backend has no such call. Source: GET /api/me/data. */
  myData: Maybe<MyData>;
  /** The caller's requests that all data about them be deleted, newest first. Role student or educator; null where the backend has no such call. Source: GET /api/me/deletion-requests. */
  myDeletionRequests: Maybe<Array<DeletionRequest>>;
  /** The educator's own record. Role educator. Source: GET /api/educator/profile, and GET /api/educator/progress when `progress` is asked. */
  myEducatorProfile: Maybe<Educator>;
  /** Two-step login of the caller's account. Role admin or mentor; null where the backend has no such call. Source: GET /api/auth/second-factor. */
  mySecondFactor: Maybe<SecondFactor>;
  /** Where the account is signed in: this session, then the last used. Anyone signed in; null where the backend has no such call. Source: GET /api/auth/sessions. */
  mySessions: Maybe<Array<Session>>;
  /** The student's own record. Role student. Source: GET /api/student/profile, and GET /api/student/progress when `progress` is asked. */
  myStudentProfile: Maybe<Student>;
  /** Who read or changed the record of a student or educator, newest first. Role admin; null where the backend has no such call. Asking for it is a read of its own. Source: GET /api/admin/people/{id}/audit. */
  personAudit: Maybe<AuditPage>;
  /** Everybody's progress, by page, with its summary. Role admin. Source: GET /api/admin/student-progress or /api/admin/educator-progress. */
  progressRecords: Maybe<ProgressRecordPage>;
  /** One student; null with `NOT_FOUND` when there is none with this id. Role admin. Source: GET /api/admin/students/{id}, and /{id}/progress when `progress` is asked. */
  student: Maybe<Student>;
  /** Students, by page. Role admin. Source: GET /api/admin/students. */
  students: Maybe<StudentPage>;
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryAccountSessionsArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryClubArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryClubChoicesArgs = {
  clubFor: ClubAudience;
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryClubsArgs = {
  clubFor?: InputMaybe<ClubAudience>;
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryEducatorArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryEducatorsArgs = {
  filter?: InputMaybe<PersonFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PersonSort>;
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryFormSubmissionsArgs = {
  filter?: InputMaybe<SubmissionFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<SubmissionSort>;
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryMentorArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryMentorsArgs = {
  filter?: InputMaybe<MentorFilter>;
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryPersonAuditArgs = {
  page?: InputMaybe<PageInput>;
  personId: Scalars['ID']['input'];
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryProgressRecordsArgs = {
  audience: ClubAudience;
  filter?: InputMaybe<ProgressRecordFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<ProgressRecordSort>;
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryStudentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A root field whose call fails is null, with one error at its path, and the others stand. */
export type QueryStudentsArgs = {
  filter?: InputMaybe<PersonFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PersonSort>;
};

/** Which request to refuse, and why. */
export type RefuseDeletionInput = {
  /** Why, in at most 2,000 characters; the person reads it. */
  answer: Scalars['String']['input'];
  /** Id of the request. */
  id: Scalars['ID']['input'];
};

/** The answer to a refusal. */
export type RefuseDeletionPayload = {
  __typename?: 'RefuseDeletionPayload';
  /** The request as it is now; null when it was decided or withdrawn meanwhile (code `CONFLICT`). */
  request: Maybe<DeletionRequest>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** A new account. Only students and educators register themselves. */
export type RegisterInput = {
  /** Email address, not yet in use. */
  email: Scalars['String']['input'];
  /** Full name, at least 2 characters after trimming. */
  name: Scalars['String']['input'];
  /** The password, at least 6 characters. */
  password: Scalars['String']['input'];
  /** Whether the account is a student's or an educator's. */
  role: ClubAudience;
};

/** The answer to a registration. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** True when there is no account yet: a mail says how to go on, usually with a link for `confirmEmail`. The same for every email. */
  awaitsConfirmation: Scalars['Boolean']['output'];
  /** Bearer token where the backend logs the new account in at once; else null, and a login comes next. */
  token: Maybe<Scalars['String']['output']>;
  /** The new account; null when refused or when the backend does not return it. */
  user: Maybe<User>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Which administrator to remove. */
export type RemoveAdministratorInput = {
  /** The caller's own present password. */
  currentPassword: Scalars['String']['input'];
  /** Id of another administrator. */
  id: Scalars['ID']['input'];
};

/** The answer to a removal of an administrator. */
export type RemoveAdministratorPayload = {
  __typename?: 'RemoveAdministratorPayload';
  /** Id of the administrator who was removed, for the cache; null when refused. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** What stood in the way; empty on success. One's own account is refused with `CONFLICT`. */
  userErrors: Array<UserError>;
};

/** Which mentor to remove. */
export type RemoveMentorInput = {
  /** Id of the mentor. */
  id: Scalars['ID']['input'];
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a removal of a mentor. */
export type RemoveMentorPayload = {
  __typename?: 'RemoveMentorPayload';
  /** The mentor as it is now where `ifVersion` was of another state (code `PRECONDITION_FAILED`); else null. */
  mentor: Maybe<Mentor>;
  /** Id of the mentor who was removed, for the cache; null when refused. The mentor's people stay, without a mentor. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The present password and a code. */
export type RenewRecoveryCodesInput = {
  /** The code that the authenticator app shows, or a recovery code. */
  code: Scalars['String']['input'];
  /** The present password. */
  currentPassword: Scalars['String']['input'];
};

/** The answer to a request for new recovery codes. */
export type RenewRecoveryCodesPayload = {
  __typename?: 'RenewRecoveryCodesPayload';
  /** The new codes; the earlier ones are not accepted any more. They are not shown again; null when refused. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Who forgot the password. */
export type RequestPasswordResetInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
};

/** The answer to a forgotten password. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** True when the request was taken; the answer is the same whether or not there is such an account. */
  accepted: Scalars['Boolean']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** A new password, with the token from the mail. */
export type ResetPasswordInput = {
  /** The new password, at least 6 characters and not one of the most common. */
  newPassword: Scalars['String']['input'];
  /** The token from the mail; it works once, within 30 minutes. */
  token: Scalars['String']['input'];
};

/** The answer to a reset of the password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** True when the password was changed; all sessions have ended. */
  changed: Scalars['Boolean']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Whose two-step login to turn off. */
export type ResetSecondFactorInput = {
  /** Id of the mentor or of another administrator. */
  accountId: Scalars['ID']['input'];
};

/** The answer to a reset of two-step login. */
export type ResetSecondFactorPayload = {
  __typename?: 'ResetSecondFactorPayload';
  /** True when the account's login no longer asks for a code. */
  reset: Scalars['Boolean']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** What a signed-in person may do. */
export type Role =
  /** Manages students, educators, mentors and clubs. */
  | 'ADMIN'
  /** Teaches, and walks through an educator club's stages. */
  | 'EDUCATOR'
  /** Records progress for the people assigned to them. */
  | 'MENTOR'
  /** Is in class 9 to 12 and walks through a student club's stages. */
  | 'STUDENT';

/** Two-step login of the caller's account. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether a login asks for a code. */
  enabled: Scalars['Boolean']['output'];
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A place where the account is signed in. */
export type Session = Node & {
  __typename?: 'Session';
  /** When it began, with a login. */
  begunAt: Scalars['DateTime']['output'];
  /** Browser and device in plain words, for example `Chrome on Android`. */
  device: Scalars['String']['output'];
  /** Unique within the type; says nothing of the token. */
  id: Scalars['ID']['output'];
  /** True of the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** The answer to a started set-up of two-step login. */
export type SetUpSecondFactorPayload = {
  __typename?: 'SetUpSecondFactorPayload';
  /** Key for the authenticator app, in base32; null when refused, for example because two-step login is on already (code `CONFLICT`). */
  secret: Maybe<Scalars['String']['output']>;
  /** The same as an `otpauth:` address, for a QR code; null when refused. */
  uri: Maybe<Scalars['String']['output']>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Which way a list is ordered. */
export type SortDirection =
  /** A to Z, oldest first, smallest first. */
  | 'ASC'
  /** Z to A, newest first, largest first. */
  | 'DESC';

/** One step of a club's counselling. */
export type Stage = Node & {
  __typename?: 'Stage';
  /** What happens in this stage; null when not given. */
  description: Maybe<Scalars['String']['output']>;
  /** Unique within the type; `<clubId>~<name>` where the backend gives bare names. */
  id: Scalars['ID']['output'];
  /** Name. It may be blank; screens then show `Stage n`. */
  name: Scalars['String']['output'];
};

/** Number of people with one current stage. */
export type StageCount = {
  __typename?: 'StageCount';
  /** People at it. */
  count: Scalars['Int']['output'];
  /** Name of the current stage; null of people who have not started. */
  stage: Maybe<Scalars['String']['output']>;
};

/** A stage of a club as it is to be. */
export type StageInput = {
  /** Id of the stage that it was; null of a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name; it may be blank. */
  name: Scalars['String']['input'];
};

/** The progress of one person in one stage. */
export type StageProgress = Node & {
  __typename?: 'StageProgress';
  /** When it was last saved; null without a save. */
  date: Maybe<Scalars['DateTime']['output']>;
  /** The mentor's words to the person; null when none were written. */
  feedback: Maybe<Scalars['String']['output']>;
  /** `<personId>~<stageId>`. */
  id: Scalars['ID']['output'];
  /** The stage. */
  stage: Stage;
  /** How far the person is with it. */
  status: StageStatus;
  /** Digest of status, feedback and date, to send back as `UpdateProgressInput.ifVersion`. */
  version: Scalars['String']['output'];
};

/** How far a person is with one stage. Any status may follow any other. */
export type StageStatus =
  /** The stage is finished; it counts towards the overall percentage. */
  | 'COMPLETED'
  /** The stage is under way. */
  | 'IN_PROGRESS'
  /** Nothing has been recorded, or it was set back. */
  | 'NOT_STARTED';

/** A student of class 9 to 12. */
export type Student = Node & Person & {
  __typename?: 'Student';
  /** The club the student belongs to; null when none is assigned. */
  club: Maybe<Club>;
  /** True while the student is under 18 by the date of birth and no guardian's consent is kept. Role admin and the student; null for others and where the backend does not say. */
  consentMissing: Maybe<Scalars['Boolean']['output']>;
  /** When the student registered; null when the backend does not say. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Where the student is educated; the school's name unless the backend says otherwise. */
  education: Maybe<Scalars['String']['output']>;
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** The answers of the career form, as far as the caller may read them; null when none are known. */
  formDetails: Maybe<StudentFormDetails>;
  /** True when the flag is set or a key detail of the form is filled; null when the caller's role can't tell. */
  formSubmitted: Maybe<Scalars['Boolean']['output']>;
  /** What others have changed in the student's record, newest first. Role admin: everything; role mentor: progress, own people only; the person: the own progress. Costs one call for each person, for at most ten people in an operation; null with `NOT_SUPPORTED` where the backend keeps no history. Source: GET /api/admin/people/{id}/history, /api/mentor/people/{id}/history, /api/student/history or /api/educator/history. */
  history: Maybe<Array<HistoryEntry>>;
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** The mentor the student is assigned to; null when none is assigned. */
  mentor: Maybe<Mentor>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** The notes of the mentor as the mentor's list gives them, for example the newest feedback. Role mentor; null for others. */
  notes: Maybe<Scalars['String']['output']>;
  /** New email whose mailbox is not confirmed yet; `email` counts until then. The person alone; null for others, without one, and where the backend confirms none. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Phone number as the person wrote it; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** The student's way through the stages of the present club. Costs a call of its own unless the list carried it; null when it can't be read. */
  progress: Maybe<Progress>;
  /** Account status: `active`, `pending` or `inactive` in lower case, any other word as the backend gives it; null counts as active. */
  status: Maybe<Scalars['String']['output']>;
  /** The record's tag (`ETag`) when it was read, to send back as `ifVersion`; null when the backend gives none, as other backends do in lists. */
  version: Maybe<Scalars['String']['output']>;
};

/** What a student answered in the career form. Every field is null, and a list empty, when not answered or not readable by the caller. */
export type StudentFormDetails = {
  __typename?: 'StudentFormDetails';
  /** Academic stream, for example Science or Commerce. */
  academicStream: Maybe<Scalars['String']['output']>;
  /** Prizes, projects and other achievements. */
  achievements: Maybe<Scalars['String']['output']>;
  /** Street address. */
  address: Maybe<Scalars['String']['output']>;
  /** Age in whole years, as stated. */
  age: Maybe<Scalars['Int']['output']>;
  /** City or town. */
  city: Maybe<Scalars['String']['output']>;
  /** Class: 9th, 10th, 11th or 12th. */
  class: Maybe<Scalars['String']['output']>;
  /** A guardian's consent, of students who were under 18; null when none is kept. */
  consent: Maybe<GuardianConsent>;
  /** Birthday. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** Whom to call in an emergency. */
  emergencyContact: Maybe<Scalars['String']['output']>;
  /** What the student hopes to become or do. */
  futureAspirations: Maybe<Scalars['String']['output']>;
  /** Gender as stated, for example Male, Female or Other. */
  gender: Maybe<Scalars['String']['output']>;
  /** Interests, one in each entry. */
  interests: Array<Scalars['String']['output']>;
  /** Phone number of a parent or guardian. */
  parentContact: Maybe<Scalars['String']['output']>;
  /** Language the student prefers to be counselled in. */
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

/** Answers of the career form to change; a field left out stays as it is, null empties it. */
export type StudentFormDetailsInput = {
  /** Academic stream, for example Science or Commerce. */
  academicStream?: InputMaybe<Scalars['String']['input']>;
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, as stated. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Class: 9th, 10th, 11th or 12th. */
  class?: InputMaybe<Scalars['String']['input']>;
  /** A guardian's consent; the one from before stays when left out. */
  consent?: InputMaybe<GuardianConsentInput>;
  /** Birthday. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Whom to call in an emergency. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** What the student hopes to become or do. */
  futureAspirations?: InputMaybe<Scalars['String']['input']>;
  /** Gender as stated, for example Male, Female or Other. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Interests, one in each entry. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number of a parent or guardian. */
  parentContact?: InputMaybe<Scalars['String']['input']>;
  /** Language the student prefers to be counselled in. */
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

/** The career form. A field left out is sent as not answered. */
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
  /** The club chosen, out of `clubChoices`; null leaves it open. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** A guardian's consent, for students under 18; the one from before stays when left out. */
  consent?: InputMaybe<GuardianConsentInput>;
  /** Birthday. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Email address. */
  email: Scalars['String']['input'];
  /** Whom to call in an emergency. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  fullName: Scalars['String']['input'];
  /** What the student hopes to become or do. */
  futureAspirations?: InputMaybe<Scalars['String']['input']>;
  /** Male, Female or Other. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Interests, one in each entry. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number of a parent or guardian. */
  parentContact?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone: Scalars['String']['input'];
  /** Language to be counselled in. */
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

/** A person seen through the form: what was submitted, and when. A view; the entity is its `person`. */
export type Submission = {
  __typename?: 'Submission';
  /** The student or educator, with the form's answers. */
  person: Person;
  /** When the form was first submitted; null when it was not, or when the backend does not say. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Which submissions to list; everything given must hold. */
export type SubmissionFilter = {
  /** Only students or only educators. */
  audience?: InputMaybe<ClubAudience>;
  /** Part of the name or the email; case does not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only people whose form counts as submitted (true) or does not (false). */
  submitted?: InputMaybe<Scalars['Boolean']['input']>;
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

/** How to order the submissions. */
export type SubmissionSort = {
  /** Which way. */
  direction?: SortDirection;
  /** What to order by. */
  field: SubmissionSortField;
};

/** What the list of submissions can be ordered by. */
export type SubmissionSortField =
  /** By full name. */
  | 'NAME'
  /** By the time of submission; those not submitted come last. */
  | 'SUBMITTED_AT';

/** The answer to a professional form. */
export type SubmitEducatorFormPayload = {
  __typename?: 'SubmitEducatorFormPayload';
  /** The educator as it is now; null when refused. */
  educator: Maybe<Educator>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The answer to a career form. */
export type SubmitStudentFormPayload = {
  __typename?: 'SubmitStudentFormPayload';
  /** The student as it is now; null when refused. */
  student: Maybe<Student>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The present password and a code. */
export type TurnOffSecondFactorInput = {
  /** The code that the authenticator app shows, or a recovery code. */
  code: Scalars['String']['input'];
  /** The present password. */
  currentPassword: Scalars['String']['input'];
};

/** The answer to turning off two-step login. */
export type TurnOffSecondFactorPayload = {
  __typename?: 'TurnOffSecondFactorPayload';
  /** True when a login no longer asks for a code. */
  turnedOff: Scalars['Boolean']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The present password and a code of the authenticator app. */
export type TurnOnSecondFactorInput = {
  /** The code that the authenticator app shows. */
  code: Scalars['String']['input'];
  /** The present password. */
  currentPassword: Scalars['String']['input'];
};

/** The answer to turning on two-step login. */
export type TurnOnSecondFactorPayload = {
  __typename?: 'TurnOnSecondFactorPayload';
  /** Codes for a login without the app, once each. They are not shown again; null when refused. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The token from the mail to the former address. */
export type UndoEmailChangeInput = {
  /** The token; it works once, within 7 days. */
  token: Scalars['String']['input'];
};

/** The answer to an undone change of email. */
export type UndoEmailChangePayload = {
  __typename?: 'UndoEmailChangePayload';
  /** Token for `resetPassword`, valid for 30 minutes; null when refused. */
  resetToken: Maybe<Scalars['String']['output']>;
  /** True when the former email was restored; all sessions have ended. */
  restored: Scalars['Boolean']['output'];
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The new state of a club. */
export type UpdateClubInput = {
  /** For whom the club is made. */
  clubFor: ClubAudience;
  /** What the club is about, at least 10 characters. */
  description: Scalars['String']['input'];
  /** Id of the club. */
  id: Scalars['ID']['input'];
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name, at least 3 characters after trimming. */
  name: Scalars['String']['input'];
  /** The stages in order, at least five. A stage that is left out goes with the progress recorded for it; renaming and reordering keep it. Of a backend that takes only names, it depends on that backend. */
  stages: Array<StageInput>;
};

/** The answer to a change of a club. */
export type UpdateClubPayload = {
  __typename?: 'UpdateClubPayload';
  /** The club as it is now; null when refused, unless because of `ifVersion` (code `PRECONDITION_FAILED`). */
  club: Maybe<Club>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Fields of an educator to change; a field left out stays as it is, null empties it. */
export type UpdateEducatorInput = {
  /** Email address; also the login. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Answers of the form to change. */
  formDetails?: InputMaybe<EducatorFormDetailsInput>;
  /** Marks the form as submitted; the web sends it only when it already was. */
  formSubmitted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Gender as stated. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Id of the educator. */
  id: Scalars['ID']['input'];
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Full name; can't be emptied. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Account status: active, pending or inactive. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a change of an educator. */
export type UpdateEducatorPayload = {
  __typename?: 'UpdateEducatorPayload';
  /** The educator as it is now; null when refused, unless because of `ifVersion` (code `PRECONDITION_FAILED`). */
  educator: Maybe<Educator>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Fields of a mentor to change; a field left out stays as it is. The club can also be changed alone, with `assignMentorToClub`. */
export type UpdateMentorInput = {
  /** Id of the mentor's club. */
  clubId: Scalars['ID']['input'];
  /** Email address; also the login. */
  email: Scalars['String']['input'];
  /** Experience in words; null empties it. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** Id of the mentor. */
  id: Scalars['ID']['input'];
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Full name, at least 2 characters after trimming. */
  name: Scalars['String']['input'];
  /** Phone number, at least 10 digits. */
  phone: Scalars['String']['input'];
  /** Field of counselling; null empties it. */
  specialization?: InputMaybe<Scalars['String']['input']>;
  /** Account status: active, pending or inactive; null leaves it as it is. An inactive mentor can't log in. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a change of a mentor. */
export type UpdateMentorPayload = {
  __typename?: 'UpdateMentorPayload';
  /** The mentor as it is now; null when refused, unless because of `ifVersion` (code `PRECONDITION_FAILED`). */
  mentor: Maybe<Mentor>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Fields of the educator's own profile to change. The five required ones are always given; any other that is left out stays as it is, and null empties it. */
export type UpdateMyEducatorProfileInput = {
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, as stated. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Certifications. */
  certifications?: InputMaybe<Scalars['String']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The present password, which confirms a change of the email. Without it a change is taken, too, but links to reset the password keep going to the former address for 7 days. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Present position, for example Teacher or Head of Department. */
  currentPosition: Scalars['String']['input'];
  /** Birthday. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Email address; also the login. */
  email: Scalars['String']['input'];
  /** Whom to call in an emergency. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Years of experience as a range, for example 6-10 years. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** School, college or university. */
  institution: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Phone number. */
  phone: Scalars['String']['input'];
  /** Language the educator prefers to be counselled in. */
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

/** The answer to a change of one's own profile. */
export type UpdateMyEducatorProfilePayload = {
  __typename?: 'UpdateMyEducatorProfilePayload';
  /** The educator as it is now; null when refused, unless because of `ifVersion` (code `PRECONDITION_FAILED`). */
  educator: Maybe<Educator>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** What the signed-in account wants of the platform. */
export type UpdateMyPreferencesInput = {
  /** Whether mails say that there is something new. */
  mailUpdates: Scalars['Boolean']['input'];
};

/** The answer to a change of preferences. */
export type UpdateMyPreferencesPayload = {
  __typename?: 'UpdateMyPreferencesPayload';
  /** The account as it is now; null when it was not changed. */
  user: Maybe<User>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Fields of the student's own profile to change. The five required ones are always given; any other that is left out stays as it is, and null empties it. */
export type UpdateMyStudentProfileInput = {
  /** Academic stream, for example Science or Commerce. */
  academicStream?: InputMaybe<Scalars['String']['input']>;
  /** Prizes, projects and other achievements. */
  achievements?: InputMaybe<Scalars['String']['input']>;
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, as stated. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** City or town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Class: 9th, 10th, 11th or 12th. */
  class: Scalars['String']['input'];
  /** The present password, which confirms a change of the email. Without it a change is taken, too, but links to reset the password keep going to the former address for 7 days. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Birthday. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Email address; also the login. */
  email: Scalars['String']['input'];
  /** Whom to call in an emergency. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** What the student hopes to become or do. */
  futureAspirations?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  name: Scalars['String']['input'];
  /** Phone number of a parent or guardian. */
  parentContact?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone: Scalars['String']['input'];
  /** Language the student prefers to be counselled in. */
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

/** The answer to a change of one's own profile. */
export type UpdateMyStudentProfilePayload = {
  __typename?: 'UpdateMyStudentProfilePayload';
  /** The student as it is now; null when refused, unless because of `ifVersion` (code `PRECONDITION_FAILED`). */
  student: Maybe<Student>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** What a mentor records about one stage of one person. */
export type UpdateProgressInput = {
  /** Id of the person's club. */
  clubId: Scalars['ID']['input'];
  /** The mentor's words, which the person can read at once; the earlier ones stay when absent. */
  feedback?: InputMaybe<Scalars['String']['input']>;
  /** Makes a repeat of this save safe: goes upstream as `Idempotency-Key`, 1 to 255 visible characters. With `ifVersion`, a save whose status and feedback the stage already has counts as done. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** `StageProgress.version` that must still be current; when it is not, nothing is saved, and the payload has the user error `PRECONDITION_FAILED` and the person as it is. Costs one call more, which reads the progress. When absent the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
  /** Id of a stage of that club. */
  stageId: Scalars['ID']['input'];
  /** The new status; in progress when absent. */
  status?: InputMaybe<StageStatus>;
};

/** The answer to a progress save. */
export type UpdateProgressPayload = {
  __typename?: 'UpdateProgressPayload';
  /** The person with the progress as it is now; null when refused, except for `PRECONDITION_FAILED`. */
  person: Maybe<Person>;
  /** The mentor's figures after the save; null when refused, and where the backend does not answer with them. */
  stats: Maybe<MentorStats>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** Fields of a student to change; a field left out stays as it is, null empties it. */
export type UpdateStudentInput = {
  /** Where the student is educated. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** Email address; also the login. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Answers of the form to change. */
  formDetails?: InputMaybe<StudentFormDetailsInput>;
  /** Marks the form as submitted; the web sends it only when it already was. */
  formSubmitted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Gender as stated. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student. */
  id: Scalars['ID']['input'];
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Full name; can't be emptied. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Account status: active, pending or inactive. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a change of a student. */
export type UpdateStudentPayload = {
  __typename?: 'UpdateStudentPayload';
  /** The student as it is now; null when refused, unless because of `ifVersion` (code `PRECONDITION_FAILED`). */
  student: Maybe<Student>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The signed-in account. */
export type User = Node & {
  __typename?: 'User';
  /** Email address; also the login. */
  email: Scalars['String']['output'];
  /** True once the career or professional form counts as submitted. */
  formSubmitted: Scalars['Boolean']['output'];
  /** Unique within the type; for a student or educator also the id of the `Student` or `Educator`. The email in lower case where the backend gives an account no id. */
  id: Scalars['ID']['output'];
  /** Whether the account wants mails that say that there is something new, one an hour at most; null where the backend sends none to it. */
  mailUpdates: Maybe<Scalars['Boolean']['output']>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** What the account may do; null when the backend gives no role, or one that is not listed here. */
  role: Maybe<Role>;
  /** Whether a login asks for a code (two-step login); null where the account can't have it. */
  secondFactor: Maybe<Scalars['Boolean']['output']>;
};

/** One problem that the user can correct. */
export type UserError = {
  __typename?: 'UserError';
  /** A stable code for programs, for example `VALIDATION`, `CONFLICT` or `INVALID_CREDENTIALS`. */
  code: Scalars['String']['output'];
  /** Path of the input field it belongs to, for example `["email"]`; null when it belongs to none. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** The server's message, fit to be shown to the user. */
  message: Scalars['String']['output'];
};

/** One of the mentor's people who waits for an update, or for the first feedback. */
export type WaitingPerson = {
  __typename?: 'WaitingPerson';
  /** Id of the student or educator. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** When progress was last saved, or, without a save, when the person registered; null when the backend says neither. */
  since: Maybe<Scalars['DateTime']['output']>;
};

/** Which request to withdraw. */
export type WithdrawDeletionInput = {
  /** Id of the caller's own request. */
  id: Scalars['ID']['input'];
};

/** The answer to a withdrawal. */
export type WithdrawDeletionPayload = {
  __typename?: 'WithdrawDeletionPayload';
  /** The request as it is now; null when an administrator has decided meanwhile (code `CONFLICT`). */
  request: Maybe<DeletionRequest>;
  /** What stood in the way; empty on success. */
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
    | ( AuditEntryEntity )
    | ( ClubEntity )
    | ( DeletionRequestEntity )
    | ( EducatorEntity )
    | ( HistoryEntryEntity )
    | ( MentorEntity )
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
  AddAdministratorPayload: ResolverTypeWrapper<AddAdministratorPayload>;
  AddClubInput: AddClubInput;
  AddClubPayload: ResolverTypeWrapper<ClubPayload>;
  AddMentorInput: AddMentorInput;
  AddMentorPayload: ResolverTypeWrapper<MentorAddition>;
  Administrator: ResolverTypeWrapper<Administrator>;
  AskForDeletionInput: AskForDeletionInput;
  AskForDeletionPayload: ResolverTypeWrapper<DeletionResult>;
  AssignClubInput: AssignClubInput;
  AssignClubPayload: ResolverTypeWrapper<PersonPayload>;
  AssignMentorInput: AssignMentorInput;
  AssignMentorPayload: ResolverTypeWrapper<PersonPayload>;
  AssignMentorToClubInput: AssignMentorToClubInput;
  AssignMentorToClubPayload: ResolverTypeWrapper<MentorPayload>;
  AssignmentGap: AssignmentGap;
  AuditAction: AuditAction;
  AuditActor: ResolverTypeWrapper<AuditActorEntity>;
  AuditEntry: ResolverTypeWrapper<AuditEntryEntity>;
  AuditPage: ResolverTypeWrapper<Omit<AuditPage, 'items'> & { items: Array<ResolversTypes['AuditEntry']> }>;
  AuditPart: AuditPart;
  BandCount: ResolverTypeWrapper<BandCount>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelEmailChangePayload: ResolverTypeWrapper<CancelEmailChangePayload>;
  CarryOutDeletionInput: CarryOutDeletionInput;
  CarryOutDeletionPayload: ResolverTypeWrapper<DeletionResult>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  Club: ResolverTypeWrapper<ClubEntity>;
  ClubAudience: ClubAudience;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: ResolverTypeWrapper<ConfirmEmailChangePayload>;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<Omit<ConfirmEmailPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  ConsentState: ConsentState;
  CreatePasswordLinkInput: CreatePasswordLinkInput;
  CreatePasswordLinkPayload: ResolverTypeWrapper<CreatePasswordLinkPayload>;
  DashboardCounts: ResolverTypeWrapper<DashboardCounts>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteClubInput: DeleteClubInput;
  DeleteClubPayload: ResolverTypeWrapper<ClubRemoval>;
  DeletionRequest: ResolverTypeWrapper<DeletionRequestEntity>;
  DeletionRequestPerson: ResolverTypeWrapper<DeletionRequestPersonEntity>;
  DeletionStatus: DeletionStatus;
  Educator: ResolverTypeWrapper<EducatorEntity>;
  EducatorFormDetails: ResolverTypeWrapper<EducatorDetails>;
  EducatorFormDetailsInput: EducatorFormDetailsInput;
  EducatorFormInput: EducatorFormInput;
  EducatorPage: ResolverTypeWrapper<Omit<EducatorPage, 'items'> & { items: Array<ResolversTypes['Educator']> }>;
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: ResolverTypeWrapper<EndSessionsPayload>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GuardianConsent: ResolverTypeWrapper<GuardianConsent>;
  GuardianConsentInput: GuardianConsentInput;
  HistoryActor: ResolverTypeWrapper<HistoryActorEntity>;
  HistoryChange: ResolverTypeWrapper<HistoryChange>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntryEntity>;
  HistoryKind: HistoryKind;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  LogoutOthersPayload: ResolverTypeWrapper<LogoutOthersPayload>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  Mentor: ResolverTypeWrapper<MentorEntity>;
  MentorDashboard: ResolverTypeWrapper<{}>;
  MentorFilter: MentorFilter;
  MentorPersonFilter: MentorPersonFilter;
  MentorPersonSort: MentorPersonSort;
  MentorPersonSortField: MentorPersonSortField;
  MentorStats: ResolverTypeWrapper<MentorStatsEntity>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyData: ResolverTypeWrapper<MyData>;
  MyDataEntry: ResolverTypeWrapper<MyDataEntry>;
  MyDataKind: MyDataKind;
  MyDataRow: ResolverTypeWrapper<MyDataRow>;
  MyDataSection: ResolverTypeWrapper<MyDataSection>;
  NextPerson: ResolverTypeWrapper<Omit<NextPerson, 'person'> & { person?: Maybe<ResolversTypes['Person']> }>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInput: PageInput;
  PasswordLink: ResolverTypeWrapper<PasswordLink>;
  Person: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Person']>;
  PersonFilter: PersonFilter;
  PersonPage: ResolverTypeWrapper<Omit<PersonPage, 'items'> & { items: Array<ResolversTypes['Person']> }>;
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
  RefuseDeletionInput: RefuseDeletionInput;
  RefuseDeletionPayload: ResolverTypeWrapper<DeletionResult>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  RemoveAdministratorInput: RemoveAdministratorInput;
  RemoveAdministratorPayload: ResolverTypeWrapper<RemoveAdministratorPayload>;
  RemoveMentorInput: RemoveMentorInput;
  RemoveMentorPayload: ResolverTypeWrapper<MentorRemoval>;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: ResolverTypeWrapper<RenewRecoveryCodesPayload>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResetSecondFactorInput: ResetSecondFactorInput;
  ResetSecondFactorPayload: ResolverTypeWrapper<ResetSecondFactorPayload>;
  Role: Role;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  Session: ResolverTypeWrapper<Session>;
  SetUpSecondFactorPayload: ResolverTypeWrapper<SetUpSecondFactorPayload>;
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
  SubmissionFilter: SubmissionFilter;
  SubmissionPage: ResolverTypeWrapper<Omit<SubmissionPage, 'items'> & { items: Array<ResolversTypes['Submission']> }>;
  SubmissionSort: SubmissionSort;
  SubmissionSortField: SubmissionSortField;
  SubmitEducatorFormPayload: ResolverTypeWrapper<EducatorPayload>;
  SubmitStudentFormPayload: ResolverTypeWrapper<StudentPayload>;
  TurnOffSecondFactorInput: TurnOffSecondFactorInput;
  TurnOffSecondFactorPayload: ResolverTypeWrapper<TurnOffSecondFactorPayload>;
  TurnOnSecondFactorInput: TurnOnSecondFactorInput;
  TurnOnSecondFactorPayload: ResolverTypeWrapper<TurnOnSecondFactorPayload>;
  UndoEmailChangeInput: UndoEmailChangeInput;
  UndoEmailChangePayload: ResolverTypeWrapper<UndoEmailChangePayload>;
  UpdateClubInput: UpdateClubInput;
  UpdateClubPayload: ResolverTypeWrapper<ClubPayload>;
  UpdateEducatorInput: UpdateEducatorInput;
  UpdateEducatorPayload: ResolverTypeWrapper<EducatorPayload>;
  UpdateMentorInput: UpdateMentorInput;
  UpdateMentorPayload: ResolverTypeWrapper<MentorPayload>;
  UpdateMyEducatorProfileInput: UpdateMyEducatorProfileInput;
  UpdateMyEducatorProfilePayload: ResolverTypeWrapper<EducatorPayload>;
  UpdateMyPreferencesInput: UpdateMyPreferencesInput;
  UpdateMyPreferencesPayload: ResolverTypeWrapper<Omit<UpdateMyPreferencesPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UpdateMyStudentProfileInput: UpdateMyStudentProfileInput;
  UpdateMyStudentProfilePayload: ResolverTypeWrapper<StudentPayload>;
  UpdateProgressInput: UpdateProgressInput;
  UpdateProgressPayload: ResolverTypeWrapper<ProgressPayload>;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentPayload: ResolverTypeWrapper<StudentPayload>;
  User: ResolverTypeWrapper<UserEntity>;
  UserError: ResolverTypeWrapper<UserError>;
  WaitingPerson: ResolverTypeWrapper<WaitingPerson>;
  WithdrawDeletionInput: WithdrawDeletionInput;
  WithdrawDeletionPayload: ResolverTypeWrapper<DeletionResult>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddAdministratorInput: AddAdministratorInput;
  AddAdministratorPayload: AddAdministratorPayload;
  AddClubInput: AddClubInput;
  AddClubPayload: ClubPayload;
  AddMentorInput: AddMentorInput;
  AddMentorPayload: MentorAddition;
  Administrator: Administrator;
  AskForDeletionInput: AskForDeletionInput;
  AskForDeletionPayload: DeletionResult;
  AssignClubInput: AssignClubInput;
  AssignClubPayload: PersonPayload;
  AssignMentorInput: AssignMentorInput;
  AssignMentorPayload: PersonPayload;
  AssignMentorToClubInput: AssignMentorToClubInput;
  AssignMentorToClubPayload: MentorPayload;
  AuditActor: AuditActorEntity;
  AuditEntry: AuditEntryEntity;
  AuditPage: Omit<AuditPage, 'items'> & { items: Array<ResolversParentTypes['AuditEntry']> };
  BandCount: BandCount;
  Boolean: Scalars['Boolean']['output'];
  CancelEmailChangePayload: CancelEmailChangePayload;
  CarryOutDeletionInput: CarryOutDeletionInput;
  CarryOutDeletionPayload: DeletionResult;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  Club: ClubEntity;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: ConfirmEmailChangePayload;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: Omit<ConfirmEmailPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  CreatePasswordLinkInput: CreatePasswordLinkInput;
  CreatePasswordLinkPayload: CreatePasswordLinkPayload;
  DashboardCounts: DashboardCounts;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteClubInput: DeleteClubInput;
  DeleteClubPayload: ClubRemoval;
  DeletionRequest: DeletionRequestEntity;
  DeletionRequestPerson: DeletionRequestPersonEntity;
  Educator: EducatorEntity;
  EducatorFormDetails: EducatorDetails;
  EducatorFormDetailsInput: EducatorFormDetailsInput;
  EducatorFormInput: EducatorFormInput;
  EducatorPage: Omit<EducatorPage, 'items'> & { items: Array<ResolversParentTypes['Educator']> };
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: EndSessionsPayload;
  Float: Scalars['Float']['output'];
  GuardianConsent: GuardianConsent;
  GuardianConsentInput: GuardianConsentInput;
  HistoryActor: HistoryActorEntity;
  HistoryChange: HistoryChange;
  HistoryEntry: HistoryEntryEntity;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  LogoutOthersPayload: LogoutOthersPayload;
  LogoutPayload: LogoutPayload;
  Mentor: MentorEntity;
  MentorDashboard: {};
  MentorFilter: MentorFilter;
  MentorPersonFilter: MentorPersonFilter;
  MentorPersonSort: MentorPersonSort;
  MentorStats: MentorStatsEntity;
  Mutation: Record<PropertyKey, never>;
  MyData: MyData;
  MyDataEntry: MyDataEntry;
  MyDataRow: MyDataRow;
  MyDataSection: MyDataSection;
  NextPerson: Omit<NextPerson, 'person'> & { person?: Maybe<ResolversParentTypes['Person']> };
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInput: PageInput;
  PasswordLink: PasswordLink;
  Person: ResolversInterfaceTypes<ResolversParentTypes>['Person'];
  PersonFilter: PersonFilter;
  PersonPage: Omit<PersonPage, 'items'> & { items: Array<ResolversParentTypes['Person']> };
  PersonSort: PersonSort;
  Progress: ProgressEntity;
  ProgressRecord: ProgressRecordEntity;
  ProgressRecordFilter: ProgressRecordFilter;
  ProgressRecordPage: ProgressRecordPageEntity;
  ProgressRecordSort: ProgressRecordSort;
  ProgressSummary: ProgressSummary;
  Query: Record<PropertyKey, never>;
  RefuseDeletionInput: RefuseDeletionInput;
  RefuseDeletionPayload: DeletionResult;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  RemoveAdministratorInput: RemoveAdministratorInput;
  RemoveAdministratorPayload: RemoveAdministratorPayload;
  RemoveMentorInput: RemoveMentorInput;
  RemoveMentorPayload: MentorRemoval;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: RenewRecoveryCodesPayload;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResetSecondFactorInput: ResetSecondFactorInput;
  ResetSecondFactorPayload: ResetSecondFactorPayload;
  SecondFactor: SecondFactor;
  Session: Session;
  SetUpSecondFactorPayload: SetUpSecondFactorPayload;
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
  SubmissionFilter: SubmissionFilter;
  SubmissionPage: Omit<SubmissionPage, 'items'> & { items: Array<ResolversParentTypes['Submission']> };
  SubmissionSort: SubmissionSort;
  SubmitEducatorFormPayload: EducatorPayload;
  SubmitStudentFormPayload: StudentPayload;
  TurnOffSecondFactorInput: TurnOffSecondFactorInput;
  TurnOffSecondFactorPayload: TurnOffSecondFactorPayload;
  TurnOnSecondFactorInput: TurnOnSecondFactorInput;
  TurnOnSecondFactorPayload: TurnOnSecondFactorPayload;
  UndoEmailChangeInput: UndoEmailChangeInput;
  UndoEmailChangePayload: UndoEmailChangePayload;
  UpdateClubInput: UpdateClubInput;
  UpdateClubPayload: ClubPayload;
  UpdateEducatorInput: UpdateEducatorInput;
  UpdateEducatorPayload: EducatorPayload;
  UpdateMentorInput: UpdateMentorInput;
  UpdateMentorPayload: MentorPayload;
  UpdateMyEducatorProfileInput: UpdateMyEducatorProfileInput;
  UpdateMyEducatorProfilePayload: EducatorPayload;
  UpdateMyPreferencesInput: UpdateMyPreferencesInput;
  UpdateMyPreferencesPayload: Omit<UpdateMyPreferencesPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpdateMyStudentProfileInput: UpdateMyStudentProfileInput;
  UpdateMyStudentProfilePayload: StudentPayload;
  UpdateProgressInput: UpdateProgressInput;
  UpdateProgressPayload: ProgressPayload;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentPayload: StudentPayload;
  User: UserEntity;
  UserError: UserError;
  WaitingPerson: WaitingPerson;
  WithdrawDeletionInput: WithdrawDeletionInput;
  WithdrawDeletionPayload: DeletionResult;
};

export type AddAdministratorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAdministratorPayload'] = ResolversParentTypes['AddAdministratorPayload']> = {
  administrator?: Resolver<Maybe<ResolversTypes['Administrator']>, ParentType, ContextType>;
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

export type AskForDeletionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskForDeletionPayload'] = ResolversParentTypes['AskForDeletionPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['DeletionRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignClubPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignClubPayload'] = ResolversParentTypes['AssignClubPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
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

export type CarryOutDeletionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarryOutDeletionPayload'] = ResolversParentTypes['CarryOutDeletionPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['DeletionRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formDetails?: Resolver<Maybe<ResolversTypes['EducatorFormDetails']>, ParentType, ContextType>;
  formSubmitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['HistoryEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type GuardianConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianConsent'] = ResolversParentTypes['GuardianConsent']> = {
  contact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  guardianName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  next?: Resolver<Maybe<ResolversTypes['NextPerson']>, ParentType, ContextType, RequireFields<MentorDashboardNextArgs, 'after'>>;
  people?: Resolver<Maybe<ResolversTypes['PersonPage']>, ParentType, ContextType, Partial<MentorDashboardPeopleArgs>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<MentorDashboardPersonArgs, 'id'>>;
  stages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
};

export type MentorStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MentorStats'] = ResolversParentTypes['MentorStats']> = {
  activeStudents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bands?: Resolver<Maybe<Array<ResolversTypes['BandCount']>>, ParentType, ContextType>;
  completedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longestWaiting?: Resolver<Maybe<Array<ResolversTypes['WaitingPerson']>>, ParentType, ContextType>;
  longestWithoutFeedback?: Resolver<Maybe<Array<ResolversTypes['WaitingPerson']>>, ParentType, ContextType>;
  pendingUpdates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['StageCount']>>, ParentType, ContextType>;
  totalStudents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutFeedback?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAdministrator: Resolver<Maybe<ResolversTypes['AddAdministratorPayload']>, ParentType, ContextType, RequireFields<MutationAddAdministratorArgs, 'input'>>;
  addClub: Resolver<Maybe<ResolversTypes['AddClubPayload']>, ParentType, ContextType, RequireFields<MutationAddClubArgs, 'input'>>;
  addMentor: Resolver<Maybe<ResolversTypes['AddMentorPayload']>, ParentType, ContextType, RequireFields<MutationAddMentorArgs, 'input'>>;
  askForDeletion: Resolver<Maybe<ResolversTypes['AskForDeletionPayload']>, ParentType, ContextType, RequireFields<MutationAskForDeletionArgs, 'input'>>;
  assignClub: Resolver<Maybe<ResolversTypes['AssignClubPayload']>, ParentType, ContextType, RequireFields<MutationAssignClubArgs, 'input'>>;
  assignMentor: Resolver<Maybe<ResolversTypes['AssignMentorPayload']>, ParentType, ContextType, RequireFields<MutationAssignMentorArgs, 'input'>>;
  assignMentorToClub: Resolver<Maybe<ResolversTypes['AssignMentorToClubPayload']>, ParentType, ContextType, RequireFields<MutationAssignMentorToClubArgs, 'input'>>;
  cancelEmailChange: Resolver<Maybe<ResolversTypes['CancelEmailChangePayload']>, ParentType, ContextType>;
  carryOutDeletion: Resolver<Maybe<ResolversTypes['CarryOutDeletionPayload']>, ParentType, ContextType, RequireFields<MutationCarryOutDeletionArgs, 'input'>>;
  changePassword: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmEmail: Resolver<Maybe<ResolversTypes['ConfirmEmailPayload']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmEmailChange: Resolver<Maybe<ResolversTypes['ConfirmEmailChangePayload']>, ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'input'>>;
  createPasswordLink: Resolver<Maybe<ResolversTypes['CreatePasswordLinkPayload']>, ParentType, ContextType, RequireFields<MutationCreatePasswordLinkArgs, 'input'>>;
  deleteClub: Resolver<Maybe<ResolversTypes['DeleteClubPayload']>, ParentType, ContextType, RequireFields<MutationDeleteClubArgs, 'input'>>;
  endSessions: Resolver<Maybe<ResolversTypes['EndSessionsPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionsArgs, 'input'>>;
  login: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType>;
  logoutOthers: Resolver<Maybe<ResolversTypes['LogoutOthersPayload']>, ParentType, ContextType>;
  refuseDeletion: Resolver<Maybe<ResolversTypes['RefuseDeletionPayload']>, ParentType, ContextType, RequireFields<MutationRefuseDeletionArgs, 'input'>>;
  register: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAdministrator: Resolver<Maybe<ResolversTypes['RemoveAdministratorPayload']>, ParentType, ContextType, RequireFields<MutationRemoveAdministratorArgs, 'input'>>;
  removeMentor: Resolver<Maybe<ResolversTypes['RemoveMentorPayload']>, ParentType, ContextType, RequireFields<MutationRemoveMentorArgs, 'input'>>;
  renewRecoveryCodes: Resolver<Maybe<ResolversTypes['RenewRecoveryCodesPayload']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  requestPasswordReset: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetSecondFactor: Resolver<Maybe<ResolversTypes['ResetSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'input'>>;
  setUpSecondFactor: Resolver<Maybe<ResolversTypes['SetUpSecondFactorPayload']>, ParentType, ContextType>;
  submitEducatorForm: Resolver<Maybe<ResolversTypes['SubmitEducatorFormPayload']>, ParentType, ContextType, RequireFields<MutationSubmitEducatorFormArgs, 'input'>>;
  submitStudentForm: Resolver<Maybe<ResolversTypes['SubmitStudentFormPayload']>, ParentType, ContextType, RequireFields<MutationSubmitStudentFormArgs, 'input'>>;
  turnOffSecondFactor: Resolver<Maybe<ResolversTypes['TurnOffSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationTurnOffSecondFactorArgs, 'input'>>;
  turnOnSecondFactor: Resolver<Maybe<ResolversTypes['TurnOnSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationTurnOnSecondFactorArgs, 'input'>>;
  undoEmailChange: Resolver<Maybe<ResolversTypes['UndoEmailChangePayload']>, ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'input'>>;
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

export type NextPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextPerson'] = ResolversParentTypes['NextPerson']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Administrator' | 'AuditEntry' | 'Club' | 'DeletionRequest' | 'Educator' | 'HistoryEntry' | 'Mentor' | 'Session' | 'Stage' | 'StageProgress' | 'Student' | 'User', ParentType, ContextType>;
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
  dashboardCounts: Resolver<Maybe<ResolversTypes['DashboardCounts']>, ParentType, ContextType>;
  deletionRequests: Resolver<Maybe<Array<ResolversTypes['DeletionRequest']>>, ParentType, ContextType>;
  educator: Resolver<Maybe<ResolversTypes['Educator']>, ParentType, ContextType, RequireFields<QueryEducatorArgs, 'id'>>;
  educators: Resolver<Maybe<ResolversTypes['EducatorPage']>, ParentType, ContextType, Partial<QueryEducatorsArgs>>;
  formSubmissions: Resolver<Maybe<ResolversTypes['SubmissionPage']>, ParentType, ContextType, Partial<QueryFormSubmissionsArgs>>;
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
  personAudit: Resolver<Maybe<ResolversTypes['AuditPage']>, ParentType, ContextType, RequireFields<QueryPersonAuditArgs, 'personId'>>;
  progressRecords: Resolver<Maybe<ResolversTypes['ProgressRecordPage']>, ParentType, ContextType, RequireFields<QueryProgressRecordsArgs, 'audience'>>;
  student: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType, RequireFields<QueryStudentArgs, 'id'>>;
  students: Resolver<Maybe<ResolversTypes['StudentPage']>, ParentType, ContextType, Partial<QueryStudentsArgs>>;
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

export type RemoveMentorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMentorPayload'] = ResolversParentTypes['RemoveMentorPayload']> = {
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenewRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewRecoveryCodesPayload'] = ResolversParentTypes['RenewRecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
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

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  begunAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetUpSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpSecondFactorPayload'] = ResolversParentTypes['SetUpSecondFactorPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StageStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Student'] = ResolversParentTypes['Student']> = {
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  consentMissing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formDetails?: Resolver<Maybe<ResolversTypes['StudentFormDetails']>, ParentType, ContextType>;
  formSubmitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['HistoryEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  formSubmitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mailUpdates?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  AddClubPayload?: AddClubPayloadResolvers<ContextType>;
  AddMentorPayload?: AddMentorPayloadResolvers<ContextType>;
  Administrator?: AdministratorResolvers<ContextType>;
  AskForDeletionPayload?: AskForDeletionPayloadResolvers<ContextType>;
  AssignClubPayload?: AssignClubPayloadResolvers<ContextType>;
  AssignMentorPayload?: AssignMentorPayloadResolvers<ContextType>;
  AssignMentorToClubPayload?: AssignMentorToClubPayloadResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  BandCount?: BandCountResolvers<ContextType>;
  CancelEmailChangePayload?: CancelEmailChangePayloadResolvers<ContextType>;
  CarryOutDeletionPayload?: CarryOutDeletionPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
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
  GuardianConsent?: GuardianConsentResolvers<ContextType>;
  HistoryActor?: HistoryActorResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutOthersPayload?: LogoutOthersPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Mentor?: MentorResolvers<ContextType>;
  MentorDashboard?: MentorDashboardResolvers<ContextType>;
  MentorStats?: MentorStatsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyData?: MyDataResolvers<ContextType>;
  MyDataEntry?: MyDataEntryResolvers<ContextType>;
  MyDataRow?: MyDataRowResolvers<ContextType>;
  MyDataSection?: MyDataSectionResolvers<ContextType>;
  NextPerson?: NextPersonResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PasswordLink?: PasswordLinkResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonPage?: PersonPageResolvers<ContextType>;
  Progress?: ProgressResolvers<ContextType>;
  ProgressRecord?: ProgressRecordResolvers<ContextType>;
  ProgressRecordPage?: ProgressRecordPageResolvers<ContextType>;
  ProgressSummary?: ProgressSummaryResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefuseDeletionPayload?: RefuseDeletionPayloadResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RemoveAdministratorPayload?: RemoveAdministratorPayloadResolvers<ContextType>;
  RemoveMentorPayload?: RemoveMentorPayloadResolvers<ContextType>;
  RenewRecoveryCodesPayload?: RenewRecoveryCodesPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResetSecondFactorPayload?: ResetSecondFactorPayloadResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetUpSecondFactorPayload?: SetUpSecondFactorPayloadResolvers<ContextType>;
  Stage?: StageResolvers<ContextType>;
  StageCount?: StageCountResolvers<ContextType>;
  StageProgress?: StageProgressResolvers<ContextType>;
  Student?: StudentResolvers<ContextType>;
  StudentFormDetails?: StudentFormDetailsResolvers<ContextType>;
  StudentPage?: StudentPageResolvers<ContextType>;
  Submission?: SubmissionResolvers<ContextType>;
  SubmissionPage?: SubmissionPageResolvers<ContextType>;
  SubmitEducatorFormPayload?: SubmitEducatorFormPayloadResolvers<ContextType>;
  SubmitStudentFormPayload?: SubmitStudentFormPayloadResolvers<ContextType>;
  TurnOffSecondFactorPayload?: TurnOffSecondFactorPayloadResolvers<ContextType>;
  TurnOnSecondFactorPayload?: TurnOnSecondFactorPayloadResolvers<ContextType>;
  UndoEmailChangePayload?: UndoEmailChangePayloadResolvers<ContextType>;
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

