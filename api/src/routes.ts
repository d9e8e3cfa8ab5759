import type { Audience } from './domain/words.ts';
import { recordExportRoute } from './modules/exports/record-export.ts';
import { personAuditRoute } from './modules/audit/person-audit.ts';
import {
  accountSessionsRoute,
  endAccountSessionsRoute,
} from './modules/auth/session/account-sessions.ts';
import { createPasswordLinkRoute } from './modules/auth/password/create-password-link.ts';
import { cancelEmailChangeRoute } from './modules/auth/email/cancel-email-change.ts';
import { changePasswordRoute } from './modules/auth/password/change-password.ts';
import { confirmEmailChangeRoute } from './modules/auth/email/confirm-email-change.ts';
import { confirmEmailRoute } from './modules/auth/login/confirm-email.ts';
import { forgotPasswordRoute } from './modules/auth/password/forgot-password.ts';
import { loginRoute } from './modules/auth/login/login.ts';
import { logoutOthersRoute } from './modules/auth/session/logout-others.ts';
import { logoutRoute } from './modules/auth/session/logout.ts';
import { meRoute } from './modules/auth/session/me.ts';
import { ownSessionsRoute } from './modules/auth/session/own-sessions.ts';
import { preferencesRoute } from './modules/auth/session/preferences.ts';
import { registerRoute } from './modules/auth/login/register.ts';
import { resetPasswordRoute } from './modules/auth/password/reset-password.ts';
import { undoEmailChangeRoute } from './modules/auth/email/undo-email-change.ts';
import { batchRoutes } from './modules/batches/batch-routes.ts';
import { createClubRoute } from './modules/clubs/create-club.ts';
import { deleteClubRoute } from './modules/clubs/delete-club.ts';
import { clubChoicesRoute, listClubsRoute } from './modules/clubs/list-clubs.ts';
import { readClubRoute } from './modules/clubs/read-club.ts';
import { updateClubRoute } from './modules/clubs/update-club.ts';
import { closeConcernRoute } from './modules/concerns/close-concern.ts';
import { listConcernsRoute } from './modules/concerns/list-concerns.ts';
import { readConcernRoute } from './modules/concerns/read-concern.ts';
import { reportConcernRoute } from './modules/concerns/report-concern.ts';
import { takeConcernRoute } from './modules/concerns/take-concern.ts';
import { countsRoute } from './modules/counts/counts.ts';
import { askRoute } from './modules/deletion/ask.ts';
import { carryOutRoute } from './modules/deletion/carry-out.ts';
import { listRequestsRoute } from './modules/deletion/list-requests.ts';
import { ownRequestsRoute } from './modules/deletion/own-requests.ts';
import { refuseRoute } from './modules/deletion/refuse.ts';
import { withdrawRoute } from './modules/deletion/withdraw.ts';
import type { Dependencies } from './modules/dependencies.ts';
import { listGivenUpRoute } from './modules/mails/list-given-up.ts';
import { sendAgainRoute } from './modules/mails/send-again.ts';
import { mentoredHistoryRoute } from './modules/mentor-dashboard/mentored-history.ts';
import { ownHistoryRoute } from './modules/history/own-history.ts';
import { personHistoryRoute } from './modules/history/person-history.ts';
import { addStepRoute } from './modules/mentor-dashboard/add-step.ts';
import { removeStepRoute } from './modules/mentor-dashboard/remove-step.ts';
import { tickStepRoute } from './modules/mentor-dashboard/tick-step-route.ts';
import { updateStepRoute } from './modules/mentor-dashboard/update-step.ts';
import { tickOwnStepRoute } from './modules/progress/tick-own-step.ts';
import { markAnswersReadRoute } from './modules/mentor-dashboard/mark-answers-read.ts';
import { answerRoute } from './modules/progress/answer-route.ts';
import { endNextSessionRoute } from './modules/mentor-dashboard/end-next-session.ts';
import { setNextSessionRoute } from './modules/mentor-dashboard/set-next-session.ts';
import { clubStagesRoute } from './modules/mentor-dashboard/club-stages.ts';
import { mentorPeopleRoute } from './modules/mentor-dashboard/people.ts';
import { mentorProfileRoute } from './modules/mentor-dashboard/profile.ts';
import { saveProgressRoute } from './modules/mentor-dashboard/save-progress-route.ts';
import { statsRoute } from './modules/mentor-dashboard/stats-route.ts';
import { createMentorRoute } from './modules/mentors/create-mentor.ts';
import { deleteMentorRoute } from './modules/mentors/delete-mentor.ts';
import { listMentorsRoute } from './modules/mentors/list-mentors.ts';
import { readMentorRoute } from './modules/mentors/read-mentor.ts';
import { updateMentorRoute } from './modules/mentors/update-mentor.ts';
import { overviewRoute } from './modules/overview/overview.ts';
import { ownDataRoute } from './modules/own-data/own-data-route.ts';
import { importRoute } from './modules/people-import/import-route.ts';
import { assignClubRoute } from './modules/people/assign-club.ts';
import { assignMentorRoute } from './modules/people/assign-mentor.ts';
import { listPeopleRoute } from './modules/people/list-people-route.ts';
import {
  removeInterestProfileRoute,
  saveInterestProfileRoute,
} from './modules/people/interest-profile-routes.ts';
import { profileRoute } from './modules/people/profile.ts';
import { readPersonRoute } from './modules/people/read-person.ts';
import { reassignPeopleRoute } from './modules/mentors/reassign/reassign-people.ts';
import { submitFormRoute } from './modules/people/submit-form.ts';
import { updatePersonRoute } from './modules/people/update-person.ts';
import { updateProfileRoute } from './modules/people/update-profile.ts';
import { listProgressRoute } from './modules/progress/list-progress.ts';
import { progressSummaryRoute } from './modules/progress/progress-summary.ts';
import {
  mentoredProgressRoute,
  ownProgressRoute,
  personProgressRoute,
} from './modules/progress/read-progress.ts';
import { listSubmissionsRoute } from './modules/submissions/list-submissions.ts';
import type { App } from './platform/http/app-type.ts';
import { createAdministratorRoute } from './modules/administrators/create-administrator.ts';
import { listAdministratorsRoute } from './modules/administrators/list-administrators.ts';
import { removeAdministratorRoute } from './modules/administrators/remove-administrator.ts';
import { secondFactorRoute } from './modules/auth/second-factor/read-state.ts';
import { resetSecondFactorRoute } from './modules/auth/second-factor/reset.ts';
import { setUpSecondFactorRoute } from './modules/auth/second-factor/set-up.ts';
import {
  newRecoveryCodesRoute,
  turnOffSecondFactorRoute,
} from './modules/auth/second-factor/turn-off.ts';
import { turnOnSecondFactorRoute } from './modules/auth/second-factor/turn-on.ts';

/** /api/auth: public. */
export function openRoutes(app: App, deps: Dependencies): void {
  loginRoute(app, deps);
  registerRoute(app, deps);
  confirmEmailRoute(app, deps);
  forgotPasswordRoute(app, deps);
  resetPasswordRoute(app, deps);
  confirmEmailChangeRoute(app, deps);
  undoEmailChangeRoute(app, deps);
}

/** /api/auth: all roles. */
export function accountRoutes(app: App, deps: Dependencies): void {
  meRoute(app, deps);
  preferencesRoute(app, deps);
  logoutRoute(app, deps);
  ownSessionsRoute(app, deps);
  logoutOthersRoute(app, deps);
  changePasswordRoute(app, deps);
  cancelEmailChangeRoute(app, deps);
}

/** /api/auth/second-factor: administrators and mentors. */
export function secondFactorRoutes(app: App, deps: Dependencies): void {
  secondFactorRoute(app, deps);
  setUpSecondFactorRoute(app, deps);
  turnOnSecondFactorRoute(app, deps);
  turnOffSecondFactorRoute(app, deps);
  newRecoveryCodesRoute(app, deps);
}

/** /api/student and /api/educator: own records. */
export function ownRoutes(app: App, deps: Dependencies, audience: Audience): void {
  clubChoicesRoute(app, deps, audience);
  submitFormRoute(app, deps, audience);
  profileRoute(app, deps, audience);
  updateProfileRoute(app, deps, audience);
  ownProgressRoute(app, deps, audience);
  ownHistoryRoute(app, deps);
  tickOwnStepRoute(app, deps, audience);
  answerRoute(app, deps, audience);
  if (audience === 'student') {
    saveInterestProfileRoute(app, deps);
    removeInterestProfileRoute(app, deps);
  }
}

/** /api/me: own data of students and educators. */
export function ownDataRoutes(app: App, deps: Dependencies): void {
  ownDataRoute(app, deps);
  ownRequestsRoute(app, deps);
  askRoute(app, deps);
  withdrawRoute(app, deps);
  reportConcernRoute(app, deps);
}

/** /api/mentor: records of own people. */
export function mentorRoutes(app: App, deps: Dependencies): void {
  mentorProfileRoute(app, deps);
  mentorPeopleRoute(app, deps);
  clubStagesRoute(app, deps);
  statsRoute(app, deps);
  saveProgressRoute(app, deps);
  mentoredProgressRoute(app, deps);
  mentoredHistoryRoute(app, deps);
  setNextSessionRoute(app, deps);
  endNextSessionRoute(app, deps, 'cancelled');
  endNextSessionRoute(app, deps, 'missed');
  addStepRoute(app, deps);
  updateStepRoute(app, deps);
  removeStepRoute(app, deps);
  tickStepRoute(app, deps);
  markAnswersReadRoute(app, deps);
}

/** /api/admin */
export function adminRoutes(app: App, deps: Dependencies): void {
  for (const audience of ['student', 'educator'] as const) {
    listPeopleRoute(app, deps, audience);
    readPersonRoute(app, deps, audience);
    updatePersonRoute(app, deps, audience);
    importRoute(app, deps, audience);
    assignMentorRoute(app, deps, audience);
    assignClubRoute(app, deps, audience);
    personProgressRoute(app, deps, audience);
    listProgressRoute(app, deps, audience);
    progressSummaryRoute(app, deps, audience);
    batchRoutes(app, deps, audience);
  }
  personHistoryRoute(app, deps);
  personAuditRoute(app, deps);
  recordExportRoute(app);
  accountSessionsRoute(app, deps);
  endAccountSessionsRoute(app, deps);
  createPasswordLinkRoute(app, deps);
  listMentorsRoute(app, deps);
  readMentorRoute(app, deps);
  createMentorRoute(app, deps);
  updateMentorRoute(app, deps);
  deleteMentorRoute(app, deps);
  reassignPeopleRoute(app, deps);
  listAdministratorsRoute(app, deps);
  createAdministratorRoute(app, deps);
  removeAdministratorRoute(app, deps);
  resetSecondFactorRoute(app, deps);
  listClubsRoute(app, deps);
  readClubRoute(app, deps);
  createClubRoute(app, deps);
  updateClubRoute(app, deps);
  deleteClubRoute(app, deps);
  listSubmissionsRoute(app, deps);
  listRequestsRoute(app, deps);
  carryOutRoute(app, deps);
  refuseRoute(app, deps);
  listConcernsRoute(app, deps);
  readConcernRoute(app, deps);
  takeConcernRoute(app, deps);
  closeConcernRoute(app, deps);
  countsRoute(app, deps);
  overviewRoute(app, deps);
  listGivenUpRoute(app, deps);
  sendAgainRoute(app, deps);
}
