import type { Resolvers } from '../gen/resolvers.generated.ts';
import { dateScalar } from './server/scalars.ts';
import { AuditActor } from './audit/auditActorType.ts';
import { personAudit } from './audit/personAudit.ts';
import { addAdministrator } from './administrators/addAdministrator.ts';
import { administrators } from './administrators/administrators.ts';
import { removeAdministrator } from './administrators/removeAdministrator.ts';
import { cancelEmailChange } from './auth/cancelEmailChange.ts';
import { changePassword } from './auth/changePassword.ts';
import { confirmEmail } from './auth/confirmEmail.ts';
import { confirmEmailChange } from './auth/confirmEmailChange.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { me } from './auth/me.ts';
import { register } from './auth/register.ts';
import { updateMyPreferences } from './auth/updateMyPreferences.ts';
import { requestPasswordReset } from './auth/requestPasswordReset.ts';
import { resetPassword } from './auth/resetPassword.ts';
import { undoEmailChange } from './auth/undoEmailChange.ts';
import { User } from './auth/userType.ts';
import { addClub } from './clubs/addClub.ts';
import { club } from './clubs/club.ts';
import { clubChoices } from './clubs/clubChoices.ts';
import { Club } from './clubs/clubType.ts';
import { clubs } from './clubs/clubs.ts';
import { deleteClub } from './clubs/deleteClub.ts';
import { updateClub } from './clubs/updateClub.ts';
import { dashboardCounts } from './counts/dashboardCounts.ts';
import { askForDeletion } from './deletion/askForDeletion.ts';
import { carryOutDeletion } from './deletion/carryOutDeletion.ts';
import { DeletionRequestPerson } from './deletion/deletionRequestPersonType.ts';
import { deletionRequests } from './deletion/deletionRequests.ts';
import { myDeletionRequests } from './deletion/myDeletionRequests.ts';
import { refuseDeletion } from './deletion/refuseDeletion.ts';
import { withdrawDeletion } from './deletion/withdrawDeletion.ts';
import { HistoryActor } from './history/historyActorType.ts';
import { mentorDashboard } from './mentorDashboard/mentorDashboard.ts';
import { MentorDashboard } from './mentorDashboard/mentorDashboardType.ts';
import { MentorStats } from './mentorDashboard/mentorStatsType.ts';
import { addMentor } from './mentors/addMentor.ts';
import { assignMentorToClub } from './mentors/assignMentorToClub.ts';
import { mentor } from './mentors/mentor.ts';
import { Mentor } from './mentors/mentorType.ts';
import { mentors } from './mentors/mentors.ts';
import { removeMentor } from './mentors/removeMentor.ts';
import { updateMentor } from './mentors/updateMentor.ts';
import { myData } from './ownData/myData.ts';
import { assignClub } from './people/assignClub.ts';
import { assignMentor } from './people/assignMentor.ts';
import { reassignPeople } from './people/reassignPeople.ts';
import { educator } from './people/educator.ts';
import { Educator } from './people/educatorType.ts';
import { educators } from './people/educators.ts';
import { myEducatorProfile } from './people/myEducatorProfile.ts';
import { myStudentProfile } from './people/myStudentProfile.ts';
import { Person } from './people/personType.ts';
import { student } from './people/student.ts';
import { Student } from './people/studentType.ts';
import { students } from './people/students.ts';
import { submitEducatorForm } from './people/submitEducatorForm.ts';
import { submitStudentForm } from './people/submitStudentForm.ts';
import { updateEducator } from './people/updateEducator.ts';
import { updateMyEducatorProfile } from './people/updateMyEducatorProfile.ts';
import { updateMyStudentProfile } from './people/updateMyStudentProfile.ts';
import { updateStudent } from './people/updateStudent.ts';
import { updateProgress } from './progress/updateProgress.ts';
import { ProgressRecord } from './progressRecords/progressRecordType.ts';
import { progressRecords } from './progressRecords/progressRecords.ts';
import { createPasswordLink } from './passwordLinks/createPasswordLink.ts';
import { mySecondFactor } from './secondFactor/mySecondFactor.ts';
import { renewRecoveryCodes } from './secondFactor/renewRecoveryCodes.ts';
import { resetSecondFactor } from './secondFactor/resetSecondFactor.ts';
import { setUpSecondFactor } from './secondFactor/setUpSecondFactor.ts';
import { turnOffSecondFactor } from './secondFactor/turnOffSecondFactor.ts';
import { turnOnSecondFactor } from './secondFactor/turnOnSecondFactor.ts';
import { accountSessions } from './sessions/accountSessions.ts';
import { endSessions } from './sessions/endSessions.ts';
import { logoutOthers } from './sessions/logoutOthers.ts';
import { mySessions } from './sessions/mySessions.ts';
import { formSubmissions } from './submissions/formSubmissions.ts';

/** Root fields and types with resolvers, one file each. */
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
    myData,
    mySecondFactor,
    mySessions,
    accountSessions,
    personAudit,
    myDeletionRequests,
    deletionRequests,
    administrators,
  },
  Mutation: {
    login,
    register,
    confirmEmail,
    cancelEmailChange,
    confirmEmailChange,
    logout,
    logoutOthers,
    changePassword,
    updateMyPreferences,
    requestPasswordReset,
    resetPassword,
    undoEmailChange,
    setUpSecondFactor,
    turnOnSecondFactor,
    turnOffSecondFactor,
    renewRecoveryCodes,
    resetSecondFactor,
    addAdministrator,
    removeAdministrator,
    endSessions,
    createPasswordLink,
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
    reassignPeople,
    assignMentorToClub,
    addClub,
    updateClub,
    deleteClub,
    updateProgress,
    askForDeletion,
    withdrawDeletion,
    refuseDeletion,
    carryOutDeletion,
  },
  Date: dateScalar,
  AuditActor,
  Club,
  DeletionRequestPerson,
  Educator,
  HistoryActor,
  Mentor,
  MentorDashboard,
  MentorStats,
  Person,
  ProgressRecord,
  Student,
  User,
};
