import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserRecord } from '../modules/auth/user.ts';
import type { Club as ClubRecord, Stage as StageRecord } from '../modules/clubs/club.ts';
import type { Mentor as MentorRecord } from '../modules/mentors/mentor.ts';
import type { Student as StudentRecord, Educator as EducatorRecord } from '../modules/people/person.ts';
import type { Progress as ProgressRecord, StageProgress as StageProgressRecord } from '../modules/progress/progress.ts';
import type { PersonPayload, StudentPayload, EducatorPayload } from '../modules/people/payload.ts';
import type { ProgressPayload } from '../modules/progress/payload.ts';
import type { Context } from '../context.ts';
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

/** Which club a person gets. */
export type AssignClubInput = {
  /** Whether the person is a student or an educator. */
  audience: ClubAudience;
  /** Id of the club; null removes the present one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the student or educator. */
  personId: Scalars['ID']['input'];
};

/** The answer to an assignment of a club. */
export type AssignClubPayload = {
  __typename?: 'AssignClubPayload';
  /** The person as it is now; null when refused. */
  person: Maybe<Person>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
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

/** The answer to an assignment of a mentor. */
export type AssignMentorPayload = {
  __typename?: 'AssignMentorPayload';
  /** The person as it is now; null when refused. */
  person: Maybe<Person>;
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
  /** Name of the club. */
  name: Scalars['String']['output'];
  /** The counselling stages in order; null when the caller's role has no call that carries them. */
  stages: Maybe<Array<Stage>>;
};

/** The two kinds of person that clubs are made for. */
export type ClubAudience =
  /** Teachers, lecturers and other educators. */
  | 'EDUCATOR'
  /** Students of class 9 to 12. */
  | 'STUDENT';

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
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** The mentor the educator is assigned to; null when none is assigned. */
  mentor: Maybe<Mentor>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number as the person wrote it; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** The educator's way through the stages of the present club. Costs one call of its own unless the list carried it; null when it can't be read. */
  progress: Maybe<Progress>;
  /** Account status as the backend gives it (active, pending, inactive, or another word); null counts as active. */
  status: Maybe<Scalars['String']['output']>;
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
  /** Interests, one each. */
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

/** Email and password. */
export type LoginInput = {
  /** Email address; case does not matter. */
  email: Scalars['String']['input'];
  /** The password, at least 6 characters. */
  password: Scalars['String']['input'];
};

/** The answer to a login. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Bearer token of the new session; null when refused. */
  token: Maybe<Scalars['String']['output']>;
  /** The account; null when refused. */
  user: Maybe<User>;
  /** What stood in the way; empty on success. */
  userErrors: Array<UserError>;
};

/** The answer to a logout. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** True when the backend ended the session; false where it has no such call and the token simply is forgotten. */
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
  /** Field of counselling; `General` when not given. */
  specialization: Scalars['String']['output'];
  /** Account status as the backend gives it; null counts as active. */
  status: Maybe<Scalars['String']['output']>;
  /** Number of people assigned; null when the backend or the caller's role can't tell. */
  studentsCount: Maybe<Scalars['Int']['output']>;
};

/** Everything a mentor works with. Each part is a call of its own: one that fails is null, with its error at its path, and the others stand. */
export type MentorDashboard = {
  __typename?: 'MentorDashboard';
  /** The mentor's own profile. */
  mentor: Maybe<Mentor>;
  /** The people assigned to the mentor; a filter and a page apply to them all. */
  people: Maybe<PersonPage>;
  /** One of the mentor's people; null when there is none with this id among them. */
  person: Maybe<Person>;
  /** The stages of the mentor's own club, in order; null without a club. A person's stages are those of that person's club: `Person.club.stages`. */
  stages: Maybe<Array<Stage>>;
  /** The four figures. */
  stats: Maybe<MentorStats>;
};


/** Everything a mentor works with. Each part is a call of its own: one that fails is null, with its error at its path, and the others stand. */
export type MentorDashboardPeopleArgs = {
  filter?: InputMaybe<MentorPersonFilter>;
  page?: InputMaybe<PageInput>;
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
  /** Part of the name or the email; case does not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The four figures of the mentor dashboard, over the mentor's own people. */
export type MentorStats = {
  __typename?: 'MentorStats';
  /** People with a progress from 1 to 99 percent. */
  activeStudents: Scalars['Int']['output'];
  /** Stages completed in this calendar month. */
  completedSessions: Scalars['Int']['output'];
  /** People not complete whose progress was not saved for 14 days, or never. */
  pendingUpdates: Scalars['Int']['output'];
  /** People assigned. */
  totalStudents: Scalars['Int']['output'];
};

/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Gives a person a club, or takes it away. Role admin. Source: PUT /api/admin/students/{id}/assign-club or /educators/{id}/assign-club. */
  assignClub: Maybe<AssignClubPayload>;
  /** Gives a person a mentor, or takes it away. Role admin. Source: PUT /api/admin/students/{id}/assign-mentor or /educators/{id}/assign-mentor. */
  assignMentor: Maybe<AssignMentorPayload>;
  /** Opens a session. Anyone. Source: POST /api/auth/login. */
  login: Maybe<LoginPayload>;
  /** Ends the session of the caller's token. Anyone signed in. Source: POST /api/auth/logout, where the backend has it. */
  logout: Maybe<LogoutPayload>;
  /** Creates an account. Anyone. Source: POST /api/auth/register. */
  register: Maybe<RegisterPayload>;
  /** Submits or refills the professional form. Role educator, for oneself. Source: POST /api/educator/submit-form. */
  submitEducatorForm: Maybe<SubmitEducatorFormPayload>;
  /** Submits or refills the career form. Role student, for oneself. Source: POST /api/student/submit-form. */
  submitStudentForm: Maybe<SubmitStudentFormPayload>;
  /** Records status and feedback for one stage. Role mentor, own people only. Source: PUT /api/mentor/progress. */
  updateProgress: Maybe<UpdateProgressPayload>;
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
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed. Refusals that the user can mend come as `userErrors`, never as top-level errors. */
export type MutationRegisterArgs = {
  input: RegisterInput;
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
export type MutationUpdateProgressArgs = {
  input: UpdateProgressInput;
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
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** The mentor the person is assigned to; null when none is assigned. */
  mentor: Maybe<Mentor>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number as the person wrote it; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** The person's way through the stages of the present club. Costs one call of its own unless the list carried it; null when it can't be read. */
  progress: Maybe<Progress>;
  /** Account status as the backend gives it (active, pending, inactive, or another word); null counts as active. */
  status: Maybe<Scalars['String']['output']>;
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
  /** By the moment of registration. */
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
  /** The last stage in progress, else the last completed; null when nothing has started. */
  currentStage: Maybe<Scalars['String']['output']>;
  /** When the last save was made; null without a save. */
  lastUpdated: Maybe<Scalars['DateTime']['output']>;
  /** Completed stages of all stages, in whole percent from 0 to 100, rounded half up. */
  percent: Scalars['Int']['output'];
  /** Every stage of the club in order; null when the backend gave no stages. */
  stages: Maybe<Array<StageProgress>>;
};

/** What can be asked. Every root field may be null on its own when its call fails, with one error at its path. */
export type Query = {
  __typename?: 'Query';
  /** The clubs a person may choose in the form. Role student or educator, own audience only. Source: GET /api/student/clubs or /api/educator/clubs. */
  clubChoices: Maybe<Array<Club>>;
  /** Clubs with their stages. Role admin. Source: GET /api/admin/clubs. */
  clubs: Maybe<Array<Club>>;
  /** The figures of the admin dashboard. Role admin. Source: GET /api/admin/dashboard/counts. */
  dashboardCounts: Maybe<DashboardCounts>;
  /** Educators, by page. Role admin. Source: GET /api/admin/educators. */
  educators: Maybe<EducatorPage>;
  /** The signed-in account. Anyone signed in. Source: GET /api/auth/me. */
  me: Maybe<User>;
  /** The mentor's dashboard. Role mentor. Source: GET /api/mentor/profile, /mentor/students, /mentor/dashboard/stats and /mentor/clubs/{clubId}/stages, each only when asked. */
  mentorDashboard: Maybe<MentorDashboard>;
  /** Mentors. Role admin. Source: GET /api/admin/mentors. */
  mentors: Maybe<Array<Mentor>>;
  /** The educator's own record. Role educator. Source: GET /api/educator/profile, and GET /api/educator/progress when `progress` is asked. */
  myEducatorProfile: Maybe<Educator>;
  /** The student's own record. Role student. Source: GET /api/student/profile, and GET /api/student/progress when `progress` is asked. */
  myStudentProfile: Maybe<Student>;
  /** Students, by page. Role admin. Source: GET /api/admin/students. */
  students: Maybe<StudentPage>;
};


/** What can be asked. Every root field may be null on its own when its call fails, with one error at its path. */
export type QueryClubChoicesArgs = {
  clubFor: ClubAudience;
};


/** What can be asked. Every root field may be null on its own when its call fails, with one error at its path. */
export type QueryClubsArgs = {
  clubFor?: InputMaybe<ClubAudience>;
};


/** What can be asked. Every root field may be null on its own when its call fails, with one error at its path. */
export type QueryEducatorsArgs = {
  filter?: InputMaybe<PersonFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PersonSort>;
};


/** What can be asked. Every root field may be null on its own when its call fails, with one error at its path. */
export type QueryMentorsArgs = {
  filter?: InputMaybe<MentorFilter>;
};


/** What can be asked. Every root field may be null on its own when its call fails, with one error at its path. */
export type QueryStudentsArgs = {
  filter?: InputMaybe<PersonFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PersonSort>;
};

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

/** The answer to a registration. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Bearer token, where the backend signs in at once; else null: log in next. */
  token: Maybe<Scalars['String']['output']>;
  /** The new account; null when refused or when the backend does not return it. */
  user: Maybe<User>;
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
  /** Name; may be blank, then it is shown as `Stage n`. */
  name: Scalars['String']['output'];
};

/** Where one person stands with one stage. */
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
  /** Unique within the type; opaque, as the backend gave it. */
  id: Scalars['ID']['output'];
  /** The mentor the student is assigned to; null when none is assigned. */
  mentor: Maybe<Mentor>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number as the person wrote it; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** The student's way through the stages of the present club. Costs one call of its own unless the list carried it; null when it can't be read. */
  progress: Maybe<Progress>;
  /** Account status as the backend gives it (active, pending, inactive, or another word); null counts as active. */
  status: Maybe<Scalars['String']['output']>;
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
  /** Birthday. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** Whom to call in an emergency. */
  emergencyContact: Maybe<Scalars['String']['output']>;
  /** What the student hopes to become or do. */
  futureAspirations: Maybe<Scalars['String']['output']>;
  /** Gender as stated, for example Male, Female or Other. */
  gender: Maybe<Scalars['String']['output']>;
  /** Interests, one each. */
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

/** The answer to a progress save. */
export type UpdateProgressPayload = {
  __typename?: 'UpdateProgressPayload';
  /** The person with the progress as it is now; null when refused. */
  person: Maybe<Person>;
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
  /** Unique within the type; for a student or educator also the id of the `Student` or `Educator`. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number; null when not given. */
  phone: Maybe<Scalars['String']['output']>;
  /** What the account may do. */
  role: Role;
};

/** One thing that the user can mend. */
export type UserError = {
  __typename?: 'UserError';
  /** Stable word for programs, for example `VALIDATION`, `CONFLICT` or `INVALID_CREDENTIALS`. */
  code: Scalars['String']['output'];
  /** Path of the input field it belongs to, for example `["email"]`; null when it belongs to none. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** The message as the server said it, fit to be shown. */
  message: Scalars['String']['output'];
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
    | ( ClubRecord )
    | ( EducatorRecord )
    | ( MentorRecord )
    | ( StageRecord )
    | ( StageProgressRecord )
    | ( StudentRecord )
    | ( UserRecord )
  ;
  Person:
    | ( EducatorRecord )
    | ( StudentRecord )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AssignClubInput: AssignClubInput;
  AssignClubPayload: ResolverTypeWrapper<PersonPayload>;
  AssignMentorInput: AssignMentorInput;
  AssignMentorPayload: ResolverTypeWrapper<PersonPayload>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Club: ResolverTypeWrapper<ClubRecord>;
  ClubAudience: ClubAudience;
  DashboardCounts: ResolverTypeWrapper<DashboardCounts>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Educator: ResolverTypeWrapper<EducatorRecord>;
  EducatorFormDetails: ResolverTypeWrapper<EducatorFormDetails>;
  EducatorFormInput: EducatorFormInput;
  EducatorPage: ResolverTypeWrapper<Omit<EducatorPage, 'items'> & { items: Array<ResolversTypes['Educator']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  Mentor: ResolverTypeWrapper<MentorRecord>;
  MentorDashboard: ResolverTypeWrapper<{}>;
  MentorFilter: MentorFilter;
  MentorPersonFilter: MentorPersonFilter;
  MentorStats: ResolverTypeWrapper<MentorStats>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInput: PageInput;
  Person: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Person']>;
  PersonFilter: PersonFilter;
  PersonPage: ResolverTypeWrapper<Omit<PersonPage, 'items'> & { items: Array<ResolversTypes['Person']> }>;
  PersonSort: PersonSort;
  PersonSortField: PersonSortField;
  Progress: ResolverTypeWrapper<ProgressRecord>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Role: Role;
  SortDirection: SortDirection;
  Stage: ResolverTypeWrapper<StageRecord>;
  StageProgress: ResolverTypeWrapper<StageProgressRecord>;
  StageStatus: StageStatus;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Student: ResolverTypeWrapper<StudentRecord>;
  StudentFormDetails: ResolverTypeWrapper<StudentFormDetails>;
  StudentFormInput: StudentFormInput;
  StudentPage: ResolverTypeWrapper<Omit<StudentPage, 'items'> & { items: Array<ResolversTypes['Student']> }>;
  SubmitEducatorFormPayload: ResolverTypeWrapper<EducatorPayload>;
  SubmitStudentFormPayload: ResolverTypeWrapper<StudentPayload>;
  UpdateProgressInput: UpdateProgressInput;
  UpdateProgressPayload: ResolverTypeWrapper<ProgressPayload>;
  User: ResolverTypeWrapper<UserRecord>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AssignClubInput: AssignClubInput;
  AssignClubPayload: PersonPayload;
  AssignMentorInput: AssignMentorInput;
  AssignMentorPayload: PersonPayload;
  Boolean: Scalars['Boolean']['output'];
  Club: ClubRecord;
  DashboardCounts: DashboardCounts;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Educator: EducatorRecord;
  EducatorFormDetails: EducatorFormDetails;
  EducatorFormInput: EducatorFormInput;
  EducatorPage: Omit<EducatorPage, 'items'> & { items: Array<ResolversParentTypes['Educator']> };
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  LogoutPayload: LogoutPayload;
  Mentor: MentorRecord;
  MentorDashboard: {};
  MentorFilter: MentorFilter;
  MentorPersonFilter: MentorPersonFilter;
  MentorStats: MentorStats;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInput: PageInput;
  Person: ResolversInterfaceTypes<ResolversParentTypes>['Person'];
  PersonFilter: PersonFilter;
  PersonPage: Omit<PersonPage, 'items'> & { items: Array<ResolversParentTypes['Person']> };
  PersonSort: PersonSort;
  Progress: ProgressRecord;
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Stage: StageRecord;
  StageProgress: StageProgressRecord;
  String: Scalars['String']['output'];
  Student: StudentRecord;
  StudentFormDetails: StudentFormDetails;
  StudentFormInput: StudentFormInput;
  StudentPage: Omit<StudentPage, 'items'> & { items: Array<ResolversParentTypes['Student']> };
  SubmitEducatorFormPayload: EducatorPayload;
  SubmitStudentFormPayload: StudentPayload;
  UpdateProgressInput: UpdateProgressInput;
  UpdateProgressPayload: ProgressPayload;
  User: UserRecord;
  UserError: UserError;
};

export type AssignClubPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignClubPayload'] = ResolversParentTypes['AssignClubPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignMentorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignMentorPayload'] = ResolversParentTypes['AssignMentorPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club']> = {
  clubFor?: Resolver<Maybe<ResolversTypes['ClubAudience']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type EducatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Educator'] = ResolversParentTypes['Educator']> = {
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formDetails?: Resolver<Maybe<ResolversTypes['EducatorFormDetails']>, ParentType, ContextType>;
  formSubmitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Progress']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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
  specialization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studentsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MentorDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MentorDashboard'] = ResolversParentTypes['MentorDashboard']> = {
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['PersonPage']>, ParentType, ContextType, Partial<MentorDashboardPeopleArgs>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<MentorDashboardPersonArgs, 'id'>>;
  stages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['MentorStats']>, ParentType, ContextType>;
};

export type MentorStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MentorStats'] = ResolversParentTypes['MentorStats']> = {
  activeStudents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingUpdates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalStudents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  assignClub?: Resolver<Maybe<ResolversTypes['AssignClubPayload']>, ParentType, ContextType, RequireFields<MutationAssignClubArgs, 'input'>>;
  assignMentor?: Resolver<Maybe<ResolversTypes['AssignMentorPayload']>, ParentType, ContextType, RequireFields<MutationAssignMentorArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType>;
  register?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  submitEducatorForm?: Resolver<Maybe<ResolversTypes['SubmitEducatorFormPayload']>, ParentType, ContextType, RequireFields<MutationSubmitEducatorFormArgs, 'input'>>;
  submitStudentForm?: Resolver<Maybe<ResolversTypes['SubmitStudentFormPayload']>, ParentType, ContextType, RequireFields<MutationSubmitStudentFormArgs, 'input'>>;
  updateProgress?: Resolver<Maybe<ResolversTypes['UpdateProgressPayload']>, ParentType, ContextType, RequireFields<MutationUpdateProgressArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Club' | 'Educator' | 'Mentor' | 'Stage' | 'StageProgress' | 'Student' | 'User', ParentType, ContextType>;
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
  currentStage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['StageProgress']>>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  clubChoices?: Resolver<Maybe<Array<ResolversTypes['Club']>>, ParentType, ContextType, RequireFields<QueryClubChoicesArgs, 'clubFor'>>;
  clubs?: Resolver<Maybe<Array<ResolversTypes['Club']>>, ParentType, ContextType, Partial<QueryClubsArgs>>;
  dashboardCounts?: Resolver<Maybe<ResolversTypes['DashboardCounts']>, ParentType, ContextType>;
  educators?: Resolver<Maybe<ResolversTypes['EducatorPage']>, ParentType, ContextType, Partial<QueryEducatorsArgs>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  mentorDashboard?: Resolver<Maybe<ResolversTypes['MentorDashboard']>, ParentType, ContextType>;
  mentors?: Resolver<Maybe<Array<ResolversTypes['Mentor']>>, ParentType, ContextType, Partial<QueryMentorsArgs>>;
  myEducatorProfile?: Resolver<Maybe<ResolversTypes['Educator']>, ParentType, ContextType>;
  myStudentProfile?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  students?: Resolver<Maybe<ResolversTypes['StudentPage']>, ParentType, ContextType, Partial<QueryStudentsArgs>>;
};

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stage'] = ResolversParentTypes['Stage']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StageProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageProgress'] = ResolversParentTypes['StageProgress']> = {
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StageStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Student'] = ResolversParentTypes['Student']> = {
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formDetails?: Resolver<Maybe<ResolversTypes['StudentFormDetails']>, ParentType, ContextType>;
  formSubmitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentor?: Resolver<Maybe<ResolversTypes['Mentor']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Progress']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentFormDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudentFormDetails'] = ResolversParentTypes['StudentFormDetails']> = {
  academicStream?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  achievements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type SubmitEducatorFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitEducatorFormPayload'] = ResolversParentTypes['SubmitEducatorFormPayload']> = {
  educator?: Resolver<Maybe<ResolversTypes['Educator']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubmitStudentFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitStudentFormPayload'] = ResolversParentTypes['SubmitStudentFormPayload']> = {
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProgressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProgressPayload'] = ResolversParentTypes['UpdateProgressPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formSubmitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AssignClubPayload?: AssignClubPayloadResolvers<ContextType>;
  AssignMentorPayload?: AssignMentorPayloadResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  DashboardCounts?: DashboardCountsResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Educator?: EducatorResolvers<ContextType>;
  EducatorFormDetails?: EducatorFormDetailsResolvers<ContextType>;
  EducatorPage?: EducatorPageResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Mentor?: MentorResolvers<ContextType>;
  MentorDashboard?: MentorDashboardResolvers<ContextType>;
  MentorStats?: MentorStatsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonPage?: PersonPageResolvers<ContextType>;
  Progress?: ProgressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  Stage?: StageResolvers<ContextType>;
  StageProgress?: StageProgressResolvers<ContextType>;
  Student?: StudentResolvers<ContextType>;
  StudentFormDetails?: StudentFormDetailsResolvers<ContextType>;
  StudentPage?: StudentPageResolvers<ContextType>;
  SubmitEducatorFormPayload?: SubmitEducatorFormPayloadResolvers<ContextType>;
  SubmitStudentFormPayload?: SubmitStudentFormPayloadResolvers<ContextType>;
  UpdateProgressPayload?: UpdateProgressPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

