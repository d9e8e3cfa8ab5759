import type { Resolvers } from './gen/resolvers.generated.ts';
import { dateScalar } from './graphql/scalars.ts';
import { changePassword } from './modules/auth/changePassword.ts';
import { login } from './modules/auth/login.ts';
import { logout } from './modules/auth/logout.ts';
import { me } from './modules/auth/me.ts';
import { register } from './modules/auth/register.ts';
import { requestPasswordReset } from './modules/auth/requestPasswordReset.ts';
import { resetPassword } from './modules/auth/resetPassword.ts';
import { User } from './modules/auth/userType.ts';
import { addClub } from './modules/clubs/addClub.ts';
import { club } from './modules/clubs/club.ts';
import { clubChoices } from './modules/clubs/clubChoices.ts';
import { Club } from './modules/clubs/clubType.ts';
import { clubs } from './modules/clubs/clubs.ts';
import { deleteClub } from './modules/clubs/deleteClub.ts';
import { updateClub } from './modules/clubs/updateClub.ts';
import { dashboardCounts } from './modules/counts/dashboardCounts.ts';
import { HistoryActor } from './modules/history/historyActorType.ts';
import { mentorDashboard } from './modules/mentorDashboard/mentorDashboard.ts';
import { MentorDashboard } from './modules/mentorDashboard/mentorDashboardType.ts';
import { addMentor } from './modules/mentors/addMentor.ts';
import { assignMentorToClub } from './modules/mentors/assignMentorToClub.ts';
import { mentor } from './modules/mentors/mentor.ts';
import { Mentor } from './modules/mentors/mentorType.ts';
import { mentors } from './modules/mentors/mentors.ts';
import { removeMentor } from './modules/mentors/removeMentor.ts';
import { updateMentor } from './modules/mentors/updateMentor.ts';
import { assignClub } from './modules/people/assignClub.ts';
import { assignMentor } from './modules/people/assignMentor.ts';
import { educator } from './modules/people/educator.ts';
import { Educator } from './modules/people/educatorType.ts';
import { educators } from './modules/people/educators.ts';
import { myEducatorProfile } from './modules/people/myEducatorProfile.ts';
import { myStudentProfile } from './modules/people/myStudentProfile.ts';
import { Person } from './modules/people/personType.ts';
import { student } from './modules/people/student.ts';
import { Student } from './modules/people/studentType.ts';
import { students } from './modules/people/students.ts';
import { submitEducatorForm } from './modules/people/submitEducatorForm.ts';
import { submitStudentForm } from './modules/people/submitStudentForm.ts';
import { updateEducator } from './modules/people/updateEducator.ts';
import { updateMyEducatorProfile } from './modules/people/updateMyEducatorProfile.ts';
import { updateMyStudentProfile } from './modules/people/updateMyStudentProfile.ts';
import { updateStudent } from './modules/people/updateStudent.ts';
import { Progress } from './modules/progress/progressType.ts';
import { updateProgress } from './modules/progress/updateProgress.ts';
import { ProgressRecordPage } from './modules/progressRecords/progressRecordPageType.ts';
import { ProgressRecord } from './modules/progressRecords/progressRecordType.ts';
import { progressRecords } from './modules/progressRecords/progressRecords.ts';
import { formSubmissions } from './modules/submissions/formSubmissions.ts';

/** Every root field and every type with a resolver of its own, one file each. */
export const resolvers: Resolvers = {
  Query: {
    me,
    myStudentProfile,
    myEducatorProfile,
    clubChoices,
    students,
    educators,
    student,
    educator,
    mentors,
    mentor,
    clubs,
    club,
    formSubmissions,
    progressRecords,
    dashboardCounts,
    mentorDashboard,
  },
  Mutation: {
    login,
    register,
    logout,
    changePassword,
    requestPasswordReset,
    resetPassword,
    submitStudentForm,
    submitEducatorForm,
    updateMyStudentProfile,
    updateMyEducatorProfile,
    updateStudent,
    updateEducator,
    assignMentor,
    assignClub,
    addMentor,
    updateMentor,
    removeMentor,
    assignMentorToClub,
    addClub,
    updateClub,
    deleteClub,
    updateProgress,
  },
  Date: dateScalar,
  Club,
  Educator,
  HistoryActor,
  Mentor,
  MentorDashboard,
  Person,
  Progress,
  ProgressRecord,
  ProgressRecordPage,
  Student,
  User,
};
