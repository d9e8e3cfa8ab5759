export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** A request for deletion of all data about the caller. */
export type AskForDeletionInput = {
  /** Reason, at most 2,000 characters; optional. */
  reason?: InputMaybe<Scalars['String']['input']>;
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

/** Assignment of a club to a mentor. */
export type AssignMentorToClubInput = {
  /** Id of the club; null removes the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the mentor. */
  mentorId: Scalars['ID']['input'];
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

/** The session to cancel. */
export type CancelNextSessionInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the session that was read: if it is outdated, nothing is changed, and the payload has the user error `PRECONDITION_FAILED`. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
};

/** A request for deletion to carry out. */
export type CarryOutDeletionInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
};

/** A new password for the signed-in account. */
export type ChangePasswordInput = {
  /** Current password. */
  currentPassword: Scalars['String']['input'];
  /** The new password, at least 6 characters and not one of the most common. */
  newPassword: Scalars['String']['input'];
};

/** The concern to close. */
export type CloseConcernInput = {
  /** Id of the concern. */
  id: Scalars['ID']['input'];
  /** What was done, at most 2,000 characters; for administrators only. */
  note: Scalars['String']['input'];
};

/** Audience of a club, or the kind of a person. */
export type ClubAudience =
  /** Teachers, lecturers and other educators. */
  | 'EDUCATOR'
  /** Students of class 9 to 12. */
  | 'STUDENT';

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

/** Status of a concern. */
export type ConcernStatus =
  /** It is closed, with a note. */
  | 'CLOSED'
  /** Nobody has taken it. */
  | 'OPEN'
  /** An administrator has taken it. */
  | 'TAKEN';

/** The token from the mail to the new address. */
export type ConfirmEmailChangeInput = {
  /** The token; it works once, within 24 hours. */
  token: Scalars['String']['input'];
};

/** A registration to confirm. */
export type ConfirmEmailInput = {
  /** Password of the account, at least 6 characters; it replaces that of the registration. */
  newPassword: Scalars['String']['input'];
  /** Token of the link in the mail. */
  token: Scalars['String']['input'];
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

/** A club to delete. */
export type DeleteClubInput = {
  /** Id of the club. */
  id: Scalars['ID']['input'];
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
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

/** Account whose sessions to end. */
export type EndSessionsInput = {
  /** Id of the person or mentor. */
  accountId: Scalars['ID']['input'];
};

/** A list that can be exported. */
export type ExportedList =
  /** The list of educators. */
  | 'EDUCATORS'
  /** The list of mentors. */
  | 'MENTORS'
  /** The list of students. */
  | 'STUDENTS'
  /** The list of submissions. */
  | 'SUBMISSIONS'
  /** The progress tracker. */
  | 'TRACKER';

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
  | 'ARTISTIC'
  /** Organising. */
  | 'CONVENTIONAL'
  /** Enterprising. */
  | 'ENTERPRISING'
  /** Investigative. */
  | 'INVESTIGATIVE'
  /** Practical. */
  | 'REALISTIC'
  /** Helping. */
  | 'SOCIAL';

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

/** The person whose answers were read. */
export type MarkAnswersReadInput = {
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
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

/** The session that did not take place. */
export type MissNextSessionInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the session that was read: if it is outdated, nothing is changed, and the payload has the user error `PRECONDITION_FAILED`. Without it the last write wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
};

/** Format of the value of a row. */
export type MyDataKind =
  /** Calendar date, `YYYY-MM-DD`. */
  | 'DATE'
  /** Point in time, ISO 8601 in UTC. */
  | 'MOMENT'
  /** Text or number, displayed as it is. */
  | 'TEXT';

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

/** All people of a mentor, for another one. */
export type ReassignPeopleInput = {
  /** Id of the present mentor. */
  fromMentorId: Scalars['ID']['input'];
  /** Id of the mentor who takes over. */
  toMentorId: Scalars['ID']['input'];
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

/** A request for deletion to refuse, and the reason. */
export type RefuseDeletionInput = {
  /** Reason for the person, at most 2,000 characters. */
  answer: Scalars['String']['input'];
  /** Id of the request. */
  id: Scalars['ID']['input'];
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

/** An administrator to remove. */
export type RemoveAdministratorInput = {
  /** Current password of the caller. */
  currentPassword: Scalars['String']['input'];
  /** Id of another administrator. */
  id: Scalars['ID']['input'];
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

/** The removal of the own interest profile. */
export type RemoveInterestProfileInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A mentor to remove. */
export type RemoveMentorInput = {
  /** Id of the mentor. */
  id: Scalars['ID']['input'];
  /** `version` that was read: the change is refused if the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
};

/** Current password and a code. */
export type RenewRecoveryCodesInput = {
  /** Code of the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
  /** Current password. */
  currentPassword: Scalars['String']['input'];
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

/** Account whose password is forgotten. */
export type RequestPasswordResetInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
};

/** A new password, with the token from the mail. */
export type ResetPasswordInput = {
  /** The new password, at least 6 characters and not one of the most common. */
  newPassword: Scalars['String']['input'];
  /** The token from the mail; it works once, within 30 minutes. */
  token: Scalars['String']['input'];
};

/** Account whose two-step login to turn off. */
export type ResetSecondFactorInput = {
  /** Id of the mentor or of another administrator. */
  accountId: Scalars['ID']['input'];
};

/** Role of an account; it decides the permissions. */
export type Role =
  /** Manages students, educators, mentors and clubs. */
  | 'ADMIN'
  /** Teaches, and goes through the stages of an educator club. */
  | 'EDUCATOR'
  /** Records the progress of the assigned people. */
  | 'MENTOR'
  /** Is in class 9 to 12, and goes through the stages of a student club. */
  | 'STUDENT';

/** The answers of the interest profile. */
export type SaveInterestProfileInput = {
  /** All thirty answers. They are added up and not stored. */
  answers: Array<InterestAnswerInput>;
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version of the statements that were shown. */
  version: Scalars['Int']['input'];
};

/** The mails to send again. */
export type SendMailsAgainInput = {
  /** Sent to the backend as `Idempotency-Key`, so that a repeat has no further effect; 1 to 255 visible characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Kind of the mails, as in `givenUpMails`. */
  kind: Scalars['String']['input'];
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

/** Sort direction. */
export type SortDirection =
  /** A to Z, oldest first, smallest first. */
  | 'ASC'
  /** Z to A, newest first, largest first. */
  | 'DESC';

/** New state of a stage. */
export type StageInput = {
  /** Id of the existing stage; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name; it may be blank. */
  name: Scalars['String']['input'];
};

/** Status of a person in one stage. Any status may follow any other. */
export type StageStatus =
  /** The stage is finished; it counts towards the overall percentage. */
  | 'COMPLETED'
  /** The stage is in progress. */
  | 'IN_PROGRESS'
  /** Nothing was recorded, or the status was reset. */
  | 'NOT_STARTED';

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

/** The concern to take. */
export type TakeConcernInput = {
  /** Id of the concern. */
  id: Scalars['ID']['input'];
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

/** Current password and a code. */
export type TurnOffSecondFactorInput = {
  /** Code of the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
  /** Current password. */
  currentPassword: Scalars['String']['input'];
};

/** Current password and a code of the authenticator app. */
export type TurnOnSecondFactorInput = {
  /** Code of the authenticator app. */
  code: Scalars['String']['input'];
  /** Current password. */
  currentPassword: Scalars['String']['input'];
};

/** The token from the mail to the former address. */
export type UndoEmailChangeInput = {
  /** The token; it works once, within 7 days. */
  token: Scalars['String']['input'];
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

/** Preferences of the signed-in account: at least one; those that are absent or null stay as they are. */
export type UpdateMyPreferencesInput = {
  /** Language of pages and mails, as a BCP 47 tag; a backend refuses one that it does not know. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether the account gets update mails and reminders. */
  mailUpdates?: InputMaybe<Scalars['Boolean']['input']>;
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

/** A request for deletion to withdraw. */
export type WithdrawDeletionInput = {
  /** Id of the caller's own request. */
  id: Scalars['ID']['input'];
};
