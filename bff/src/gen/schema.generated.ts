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

/** Which club a person gets. */
export type AssignClubInput = {
  /** Whether the person is a student or an educator. */
  audience: ClubAudience;
  /** Id of the club; null removes the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the student or educator. */
  personId: Scalars['ID']['input'];
};

/** Which mentor a person gets. */
export type AssignMentorInput = {
  /** Whether the person is a student or an educator. */
  audience: ClubAudience;
  /** Id of the mentor; null removes the present one. */
  mentorId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the student or educator. */
  personId: Scalars['ID']['input'];
};

/** The two kinds of person that clubs are made for. */
export type ClubAudience =
  /** Teachers, lecturers and other educators. */
  | 'EDUCATOR'
  /** Students of class 9 to 12. */
  | 'STUDENT';

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
  /** Interests, one each. */
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

/** Email and password. */
export type LoginInput = {
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
  /** Part of the name or the email; case does not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Which page of a list: its number and its size. */
export type PageInput = {
  /** Number of the page, from 1. */
  number?: Scalars['Int']['input'];
  /** Records on a page, 1 to 200; more is refused as `BAD_USER_INPUT`. */
  size?: Scalars['Int']['input'];
};

/** Which people to list; everything given must hold. */
export type PersonFilter = {
  /** Only members of this club. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Only people of this mentor. */
  mentorId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name, the email, or the school (students), institution or position (educators); case does not matter. */
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
  /** By the moment of registration. */
  | 'CREATED_AT'
  /** By email address. */
  | 'EMAIL'
  /** By full name. */
  | 'NAME'
  /** By account status. */
  | 'STATUS';

/** A new account. Only students and educators register themselves. */
export type RegisterInput = {
  /** Email address, not yet in use. */
  email: Scalars['String']['input'];
  /** Full name, at least 2 characters after trimming. */
  name: Scalars['String']['input'];
  /** The password, at least 6 characters. */
  password: Scalars['String']['input'];
  /** For whom the account is. */
  role: ClubAudience;
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

/** How far a person is with one stage. Any status may follow any other. */
export type StageStatus =
  /** The stage is finished; it counts towards the overall percentage. */
  | 'COMPLETED'
  /** The stage is under way. */
  | 'IN_PROGRESS'
  /** Nothing has been recorded, or it was set back. */
  | 'NOT_STARTED';

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
  /** Interests, one each. */
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

/** What a mentor records about one stage of one person. */
export type UpdateProgressInput = {
  /** Id of the person's club. */
  clubId: Scalars['ID']['input'];
  /** Words to the person, who reads them at once; left as they are when absent. */
  feedback?: InputMaybe<Scalars['String']['input']>;
  /** Id of the student or educator; one of the mentor's own people. */
  personId: Scalars['ID']['input'];
  /** Id of a stage of that club. */
  stageId: Scalars['ID']['input'];
  /** The new status; in progress when absent. */
  status?: InputMaybe<StageStatus>;
};
