import type { Resolvers } from '../gen/resolvers.generated.ts';
import { dateScalar } from './server/scalars.ts';
import { auditMutations, auditQueries } from './audit/rootFields.ts';
import { administratorMutations, administratorQueries } from './administrators/rootFields.ts';
import { authMutations, authQueries } from './auth/rootFields.ts';
import { User } from './auth/userType.ts';
import { batchMutations } from './batches/rootFields.ts';
import { clubMutations, clubQueries } from './clubs/rootFields.ts';
import { Club } from './clubs/clubType.ts';
import { dashboardCounts } from './counts/dashboardCounts.ts';
import { deletionMutations, deletionQueries } from './deletion/rootFields.ts';
import { importPeople } from './imports/importPeople.ts';
import { mentorDashboard } from './mentorDashboard/mentorDashboard.ts';
import { MentorDashboard } from './mentorDashboard/mentorDashboardType.ts';
import { MentorStats } from './mentorDashboard/mentorStatsType.ts';
import { mentorMutations, mentorQueries } from './mentors/rootFields.ts';
import { Mentor } from './mentors/mentorType.ts';
import { overview } from './overview/overview.ts';
import { myData } from './ownData/myData.ts';
import { peopleMutations, peopleQueries } from './people/rootFields.ts';
import { Educator, Person, Student } from './people/personType.ts';
import { StageProgress } from './progress/stageProgressType.ts';
import { updateProgress } from './progress/updateProgress.ts';
import { ProgressRecord } from './progressRecords/progressRecordType.ts';
import { progressRecords } from './progressRecords/progressRecords.ts';
import { createPasswordLink } from './passwordLinks/createPasswordLink.ts';
import { secondFactorMutations, secondFactorQueries } from './secondFactor/rootFields.ts';
import { sessionMutations, sessionQueries } from './sessions/rootFields.ts';
import { formSubmissions } from './submissions/formSubmissions.ts';

/** All root fields, and the types that have resolvers. */
export const resolvers: Resolvers = {
  Query: {
    ...administratorQueries,
    ...auditQueries,
    ...authQueries,
    ...clubQueries,
    ...deletionQueries,
    ...mentorQueries,
    ...peopleQueries,
    ...secondFactorQueries,
    ...sessionQueries,
    formSubmissions,
    progressRecords,
    dashboardCounts,
    mentorDashboard,
    myData,
    overview,
  },
  Mutation: {
    ...administratorMutations,
    ...auditMutations,
    ...authMutations,
    ...batchMutations,
    ...clubMutations,
    ...deletionMutations,
    ...mentorMutations,
    ...peopleMutations,
    ...secondFactorMutations,
    ...sessionMutations,
    createPasswordLink,
    importPeople,
    updateProgress,
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
  Role: { ADMIN: 'admin', MENTOR: 'mentor', EDUCATOR: 'educator', STUDENT: 'student' },
  Date: dateScalar,
  Club,
  Educator,
  Mentor,
  MentorDashboard,
  MentorStats,
  Person,
  ProgressRecord,
  StageProgress,
  Student,
  User,
};
