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

/** A request that all data about the caller be deleted. */
export type AskForDeletionInput = {
  /** Why, in at most 2,000 characters; may be left out. */
  reason?: InputMaybe<Scalars['String']['input']>;
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

/** Which club to assign to which mentor. */
export type AssignMentorToClubInput = {
  /** Id of the club; null takes the mentor out of the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the mentor. */
  mentorId: Scalars['ID']['input'];
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

/** Which request to carry out. */
export type CarryOutDeletionInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
};

/** A new password for the signed-in account. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: Scalars['String']['input'];
  /** The new password, at least 6 characters and not one of the most common. */
  newPassword: Scalars['String']['input'];
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

/** Which registration to confirm. */
export type ConfirmEmailInput = {
  /** The password of the account, at least 6 characters; the one of the registration does not count. */
  newPassword: Scalars['String']['input'];
  /** The token of the link in the mail. */
  token: Scalars['String']['input'];
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

/** Which club to delete. */
export type DeleteClubInput = {
  /** Id of the club. */
  id: Scalars['ID']['input'];
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
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

/** Whose sessions end. */
export type EndSessionsInput = {
  /** Id of the person or mentor. */
  accountId: Scalars['ID']['input'];
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

/** How the value of a row is to be read. */
export type MyDataKind =
  /** A calendar day, `YYYY-MM-DD`. */
  | 'DATE'
  /** A moment, ISO 8601 in UTC. */
  | 'MOMENT'
  /** Words or numbers, as they are. */
  | 'TEXT';

/** Which page of a list: its number and its size. */
export type PageInput = {
  /** Number of the page, from 1. */
  number?: Scalars['Int']['input'];
  /** Records on a page, 1 to 200; more is refused as `BAD_USER_INPUT`. */
  size?: Scalars['Int']['input'];
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

/** Which progress records to list; everything given must hold. */
export type ProgressRecordFilter = {
  /** Only members of this club. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the person's name, the mentor's name or the club's name; case does not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only people with this status. */
  status?: InputMaybe<ProgressStatus>;
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

/** Which request to refuse, and why. */
export type RefuseDeletionInput = {
  /** Why, in at most 2,000 characters; the person reads it. */
  answer: Scalars['String']['input'];
  /** Id of the request. */
  id: Scalars['ID']['input'];
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

/** Which administrator to remove. */
export type RemoveAdministratorInput = {
  /** The caller's own present password. */
  currentPassword: Scalars['String']['input'];
  /** Id of another administrator. */
  id: Scalars['ID']['input'];
};

/** Which mentor to remove. */
export type RemoveMentorInput = {
  /** Id of the mentor. */
  id: Scalars['ID']['input'];
  /** The `version` that was read: the change is refused when the record has changed since. Without it the last change wins. */
  ifVersion?: InputMaybe<Scalars['String']['input']>;
};

/** The present password and a code. */
export type RenewRecoveryCodesInput = {
  /** The code that the authenticator app shows, or a recovery code. */
  code: Scalars['String']['input'];
  /** The present password. */
  currentPassword: Scalars['String']['input'];
};

/** Who forgot the password. */
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

/** Whose two-step login to turn off. */
export type ResetSecondFactorInput = {
  /** Id of the mentor or of another administrator. */
  accountId: Scalars['ID']['input'];
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

/** Which way a list is ordered. */
export type SortDirection =
  /** A to Z, oldest first, smallest first. */
  | 'ASC'
  /** Z to A, newest first, largest first. */
  | 'DESC';

/** A stage of a club as it is to be. */
export type StageInput = {
  /** Id of the stage that it was; null of a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name; it may be blank. */
  name: Scalars['String']['input'];
};

/** How far a person is with one stage. Any status may follow any other. */
export type StageStatus =
  /** The stage is finished; it counts towards the overall percentage. */
  | 'COMPLETED'
  /** The stage is under way. */
  | 'IN_PROGRESS'
  /** Nothing has been recorded, or it was set back. */
  | 'NOT_STARTED';

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

/** Which submissions to list; everything given must hold. */
export type SubmissionFilter = {
  /** Only students or only educators. */
  audience?: InputMaybe<ClubAudience>;
  /** Part of the name or the email; case does not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only people whose form counts as submitted (true) or does not (false). */
  submitted?: InputMaybe<Scalars['Boolean']['input']>;
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

/** The present password and a code. */
export type TurnOffSecondFactorInput = {
  /** The code that the authenticator app shows, or a recovery code. */
  code: Scalars['String']['input'];
  /** The present password. */
  currentPassword: Scalars['String']['input'];
};

/** The present password and a code of the authenticator app. */
export type TurnOnSecondFactorInput = {
  /** The code that the authenticator app shows. */
  code: Scalars['String']['input'];
  /** The present password. */
  currentPassword: Scalars['String']['input'];
};

/** The token from the mail to the former address. */
export type UndoEmailChangeInput = {
  /** The token; it works once, within 7 days. */
  token: Scalars['String']['input'];
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

/** What the signed-in account wants of the platform. */
export type UpdateMyPreferencesInput = {
  /** Whether mails say that there is something new. */
  mailUpdates: Scalars['Boolean']['input'];
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

/** Which request to withdraw. */
export type WithdrawDeletionInput = {
  /** Id of the caller's own request. */
  id: Scalars['ID']['input'];
};
