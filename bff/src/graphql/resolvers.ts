import type { Resolvers } from '../gen/resolvers.generated.ts';
import { accountMutations, accountQueries, User } from './accounts/rootFields.ts';
import { Club } from './clubs/clubType.ts';
import { clubMutations, clubQueries } from './clubs/rootFields.ts';
import { concernMutations, concernQueries } from './concerns/rootFields.ts';
import { counsellingMutations } from './counselling/rootFields.ts';
import { mailMutations, mailQueries } from './mails/rootFields.ts';
import { MentorDashboard, MentorStats } from './mentorDashboard/mentorDashboardType.ts';
import { Mentor } from './mentors/mentorType.ts';
import { mentorMutations, mentorQueries } from './mentors/rootFields.ts';
import { Educator, Person, Student } from './people/personType.ts';
import { peopleMutations, peopleQueries } from './people/rootFields.ts';
import { ProgressRecord } from './progress/progressRecordType.ts';
import { progressMutations, progressQueries } from './progress/rootFields.ts';
import { recordMutations, recordQueries } from './records/rootFields.ts';
import { dateScalar } from './server/scalars.ts';

/** All root fields, and the types that have resolvers. */
export const resolvers: Resolvers = {
  Query: {
    ...accountQueries,
    ...clubQueries,
    ...concernQueries,
    ...mailQueries,
    ...mentorQueries,
    ...peopleQueries,
    ...progressQueries,
    ...recordQueries,
  },
  Mutation: {
    ...accountMutations,
    ...clubMutations,
    ...concernMutations,
    ...counsellingMutations,
    ...mailMutations,
    ...mentorMutations,
    ...peopleMutations,
    ...progressMutations,
    ...recordMutations,
  },
  // The spelling of the REST calls.
  ClubAudience: { STUDENT: 'student', EDUCATOR: 'educator' },
  ExportedList: {
    STUDENTS: 'students',
    EDUCATORS: 'educators',
    MENTORS: 'mentors',
    SUBMISSIONS: 'submissions',
    TRACKER: 'tracker',
  },
  InterestArea: {
    REALISTIC: 'realistic',
    INVESTIGATIVE: 'investigative',
    ARTISTIC: 'artistic',
    SOCIAL: 'social',
    ENTERPRISING: 'enterprising',
    CONVENTIONAL: 'conventional',
  },
  Role: { ADMIN: 'admin', MENTOR: 'mentor', EDUCATOR: 'educator', STUDENT: 'student' },
  Date: dateScalar,
  Club,
  Educator,
  Mentor,
  MentorDashboard,
  MentorStats,
  NextSession: { timeZone: (_session, _args, { timeZone }) => timeZone },
  Person,
  ProgressRecord,
  Student,
  User,
};
