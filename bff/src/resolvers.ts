import { dateScalar, dateTimeScalar } from './scalars.ts';
import type { Resolvers } from './gen/resolvers.generated.ts';
import { login } from './modules/auth/login.ts';
import { logout } from './modules/auth/logout.ts';
import { me } from './modules/auth/me.ts';
import { register } from './modules/auth/register.ts';
import { User } from './modules/auth/userType.ts';
import { clubChoices } from './modules/clubs/clubChoices.ts';
import { clubs } from './modules/clubs/clubs.ts';
import { Club } from './modules/clubs/clubType.ts';
import { dashboardCounts } from './modules/counts/dashboardCounts.ts';
import { mentorDashboard } from './modules/mentorDashboard/mentorDashboard.ts';
import { MentorDashboard } from './modules/mentorDashboard/mentorDashboardType.ts';
import { mentors } from './modules/mentors/mentors.ts';
import { Mentor } from './modules/mentors/mentorType.ts';
import { assignClub } from './modules/people/assignClub.ts';
import { assignMentor } from './modules/people/assignMentor.ts';
import { educators } from './modules/people/educators.ts';
import { Educator } from './modules/people/educatorType.ts';
import { myEducatorProfile } from './modules/people/myEducatorProfile.ts';
import { myStudentProfile } from './modules/people/myStudentProfile.ts';
import { Person } from './modules/people/personType.ts';
import { students } from './modules/people/students.ts';
import { Student } from './modules/people/studentType.ts';
import { submitEducatorForm } from './modules/people/submitEducatorForm.ts';
import { submitStudentForm } from './modules/people/submitStudentForm.ts';
import { StageProgress } from './modules/progress/stageProgressType.ts';
import { updateProgress } from './modules/progress/updateProgress.ts';

/** Every root field and every type with a resolver of its own, one file each. */
export const resolvers: Resolvers = {
  Query: {
    me,
    myStudentProfile,
    myEducatorProfile,
    clubChoices,
    students,
    educators,
    mentors,
    clubs,
    dashboardCounts,
    mentorDashboard,
  },
  Mutation: {
    login,
    register,
    logout,
    submitStudentForm,
    submitEducatorForm,
    assignMentor,
    assignClub,
    updateProgress,
  },
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Club,
  Educator,
  Mentor,
  MentorDashboard,
  Person,
  StageProgress,
  Student,
  User,
};
