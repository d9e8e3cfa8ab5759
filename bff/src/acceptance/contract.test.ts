import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff, type Operation } from '../testing/bff.ts';
import {
  clubRecord,
  concernRecord,
  countsRecord,
  educatorRecord,
  mentoredRecord,
  mentorRecord,
  overviewRecord,
  progressRecord,
  statsRecord,
  studentRecord,
  trackerRecord,
  userRecord,
} from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

/** The calls of the specification, each with an answer. */
const documented = {
  'POST /api/auth/login': { token: 't', user: userRecord() },
  'POST /api/auth/register': new Answer(201, { message: 'Welcome', user: userRecord() }),
  'GET /api/auth/me': userRecord(),

  'GET /api/student/clubs': [clubRecord()],
  'GET /api/educator/clubs': [clubRecord(1, 'educator')],
  'POST /api/student/submit-form': studentRecord(),
  'POST /api/educator/submit-form': educatorRecord(),
  'GET /api/student/profile': studentRecord(),
  'GET /api/student/progress': progressRecord(),
  'GET /api/educator/profile': educatorRecord(),
  'GET /api/educator/progress': progressRecord(),
  'PUT /api/student/profile': { student: studentRecord() },
  'PUT /api/educator/profile': { educator: educatorRecord() },

  'GET /api/admin/students': [studentRecord()],
  'GET /api/admin/students/{id}': studentRecord(),
  'GET /api/admin/students/{id}/progress': progressRecord(),
  'PUT /api/admin/students/{id}': studentRecord(),
  'PUT /api/admin/students/{id}/assign-mentor': studentRecord(),
  'PUT /api/admin/students/{id}/assign-club': studentRecord(),
  'GET /api/admin/educators': [educatorRecord()],
  'GET /api/admin/educators/{id}': educatorRecord(),
  'GET /api/admin/educators/{id}/progress': progressRecord(),
  'PUT /api/admin/educators/{id}': educatorRecord(),
  'PUT /api/admin/educators/{id}/assign-mentor': educatorRecord(),
  'PUT /api/admin/educators/{id}/assign-club': educatorRecord(),
  'GET /api/admin/mentors': [mentorRecord()],
  'POST /api/admin/mentors': new Answer(201, { mentor: mentorRecord() }),
  'PUT /api/admin/mentors/{id}': { mentor: mentorRecord() },
  'DELETE /api/admin/mentors/{id}': { message: 'Removed' },
  'GET /api/admin/clubs': [clubRecord()],
  'POST /api/admin/clubs': new Answer(201, clubRecord()),
  'PUT /api/admin/clubs/{id}': clubRecord(),
  'DELETE /api/admin/clubs/{id}': { message: 'Deleted' },
  'GET /api/admin/form-submissions': [studentRecord()],
  'GET /api/admin/student-progress': new Answer(200, [trackerRecord()], {
    headers: { 'x-total-count': '2', 'applied-parameters': 'page, limit' },
  }),
  'GET /api/admin/educator-progress': [trackerRecord()],
  'GET /api/admin/dashboard/counts': countsRecord,

  'GET /api/mentor/profile': mentorRecord(),
  'GET /api/mentor/students': [mentoredRecord()],
  'GET /api/mentor/clubs/{id}/stages': clubRecord().stages,
  'GET /api/mentor/dashboard/stats': statsRecord,
  'PUT /api/mentor/progress': progressRecord(),
};

/** The reply of a mentor's change of a person. */
const changed = { person: mentoredRecord(), stats: statsRecord };

const deletionRecord = { _id: 'student1', status: 'asked', askedAt: '2026-11-18T13:05:00.000Z' };

/** Calls that only some backends have. */
const additional = {
  'POST /api/auth/logout': { message: 'Bye' },
  'POST /api/auth/change-password': { message: 'Changed' },
  'PUT /api/auth/me/preferences': {},
  'POST /api/auth/forgot-password': { message: 'Sent' },
  'POST /api/auth/reset-password': { message: 'Changed' },
  'POST /api/auth/confirm-email': { token: 't', user: userRecord('student') },
  'POST /api/auth/confirm-email-change': { message: 'Changed' },
  'DELETE /api/auth/pending-email': { message: 'Kept' },
  'POST /api/auth/undo-email-change': { message: 'Restored', resetToken: 'r' },
  'PUT /api/admin/mentors/{id}/reassign': { results: [] },
  'PUT /api/admin/batches/students/assign-mentor': { results: [] },
  'PUT /api/admin/batches/educators/assign-club': { results: [] },
  'PUT /api/admin/batches/students/status': { results: [] },
  'POST /api/admin/students/import': { rows: [] },
  'POST /api/admin/educators/import': { rows: [] },
  'POST /api/admin/exports': { message: 'Recorded' },
  'GET /api/admin/overview': overviewRecord,
  'GET /api/auth/sessions': [],
  'GET /api/admin/accounts/{id}/sessions': [],
  'DELETE /api/admin/accounts/{id}/sessions': { message: 'Done', ended: 1 },
  'POST /api/admin/accounts/{id}/password-link': {
    passwordLink: { url: null, expiresAt: '2026-12-02T13:05:00.000Z' },
  },
  'POST /api/auth/logout-others': { message: 'Done', ended: 0 },
  'GET /api/auth/second-factor': { enabled: true, recoveryCodesLeft: 8 },
  'POST /api/auth/second-factor/set-up': { secret: 'JBSWY3DP', uri: 'otpauth://totp/a' },
  'POST /api/auth/second-factor/turn-on': { recoveryCodes: ['k7m2x-p9rqd'] },
  'POST /api/auth/second-factor/turn-off': { message: 'Done' },
  'POST /api/auth/second-factor/recovery-codes': { recoveryCodes: ['k7m2x-p9rqd'] },
  'DELETE /api/admin/accounts/{id}/second-factor': { message: 'Done' },
  'GET /api/admin/administrators': [],
  'POST /api/admin/administrators': new Answer(201, userRecord()),
  'POST /api/admin/administrators/{id}/remove': { message: 'Done' },
  'GET /api/me/data': { madeAt: '2026-11-18T13:05:00.000Z', sections: [] },
  'GET /api/me/deletion-requests': [],
  'POST /api/me/deletion-requests': new Answer(201, deletionRecord),
  'PUT /api/me/deletion-requests/{id}/withdraw': deletionRecord,
  'GET /api/admin/deletion-requests': [],
  'PUT /api/admin/deletion-requests/{id}/refuse': deletionRecord,
  'PUT /api/admin/deletion-requests/{id}/carry-out': deletionRecord,
  'PUT /api/mentor/people/{id}/next-session': changed,
  'DELETE /api/mentor/people/{id}/next-session': changed,
  'PUT /api/mentor/people/{id}/next-session/missed': changed,
  'POST /api/mentor/people/{id}/steps': new Answer(201, changed),
  'PUT /api/mentor/people/{id}/steps/step1': changed,
  'DELETE /api/mentor/people/{id}/steps/step1': changed,
  'PUT /api/student/steps/step1/done': progressRecord(),
  'PUT /api/student/stages/club1-stage1/answer': progressRecord(),
  'PUT /api/mentor/people/{id}/answers/read': changed,
  'PUT /api/student/interest-profile': { student: studentRecord() },
  'DELETE /api/student/interest-profile': { student: studentRecord() },
  'POST /api/me/concerns': new Answer(201, concernRecord),
  'GET /api/admin/concerns': [concernRecord],
  'GET /api/admin/concerns/{id}': concernRecord,
  'PUT /api/admin/concerns/{id}/take': concernRecord,
  'PUT /api/admin/concerns/{id}/close': concernRecord,
  'GET /api/admin/given-up-mails': [],
  'PUT /api/admin/given-up-mails/first-password/send-again': new Answer(204, ''),
  'GET /api/admin/people/{id}/audit': [],
  'GET /api/admin/people/{id}/history': [],
  'GET /api/mentor/people/{id}/history': [],
  'GET /api/mentor/people/{id}/progress': progressRecord(),
  'GET /api/admin/student-progress/summary': {
    total: 2,
    completed: 0,
    inProgress: 1,
    averageProgress: 17,
  },
};

const form = 'fullName: "A", email: "a@b.in", phone: "1"';
const account = 'name: "A", email: "a@b.in", phone: "1"';
const mentorInput = 'name: "Ravi", email: "a@b.in", phone: "9876543210", clubId: "club1"';
const clubInput = 'name: "Club", description: "About the club", clubFor: STUDENT';
const namedStages = '[{ name: "A" }, { name: "B" }, { name: "C" }, { name: "D" }, { name: "E" }]';

/** One operation for each root field; both audiences where there are two. */
const operations: Record<string, Operation> = {
  me: gql`{ me { id } }`,
  myStudentProfile: gql`{ myStudentProfile { id progress { percent } } }`,
  myEducatorProfile: gql`{ myEducatorProfile { id progress { percent } } }`,
  clubChoices: gql`{ a: clubChoices(clubFor: STUDENT) { id } b: clubChoices(clubFor: EDUCATOR) { id } }`,
  students: gql`{ students { items { id history { id } } } }`,
  educators: gql`{ educators { items { id } } }`,
  student: gql`{ student(id: "student1") { id progress { percent } } }`,
  educator: gql`{ educator(id: "educator1") { id progress { percent } } }`,
  formSubmissions: gql`{ formSubmissions { items { submittedAt } } }`,
  progressRecords: gql`{ a: progressRecords(audience: STUDENT, page: { size: 1 }) { summary { total } }
    b: progressRecords(audience: EDUCATOR) { summary { total } } }`,
  mentors: gql`{ mentors { id } }`,
  mentor: gql`{ mentor(id: "mentor1") { id } }`,
  clubs: gql`{ clubs { id } }`,
  club: gql`{ club(id: "club1") { id } }`,
  overview: gql`{ overview { bands { count } } }`,
  dashboardCounts: gql`{ dashboardCounts { clubs } }`,
  mentorDashboard: gql`{ mentorDashboard { mentor { id } stats { totalStudents } stages { id }
    people { items { id history { id } } } } }`,
  myData: gql`{ myData { madeAt } }`,
  mySessions: gql`{ mySessions { id } }`,
  accountSessions: gql`{ accountSessions(accountId: "student1") { id } }`,
  personAudit: gql`{ personAudit(personId: "student1") { totalCount } }`,
  mySecondFactor: gql`{ mySecondFactor { enabled } }`,
  setUpSecondFactor: gql`mutation { setUpSecondFactor { secret } }`,
  turnOnSecondFactor: gql`mutation { turnOnSecondFactor(input: { currentPassword: "a", code: "1" }) { recoveryCodes } }`,
  turnOffSecondFactor: gql`mutation { turnOffSecondFactor(input: { currentPassword: "a", code: "1" }) { turnedOff } }`,
  renewRecoveryCodes: gql`mutation { renewRecoveryCodes(input: { currentPassword: "a", code: "1" }) { recoveryCodes } }`,
  resetSecondFactor: gql`mutation { resetSecondFactor(input: { accountId: "student1" }) { reset } }`,
  administrators: gql`{ administrators { id } }`,
  addAdministrator: gql`mutation { addAdministrator(input: { name: "A", email: "a@b.in", password: "secret", currentPassword: "a" }) { administrator { id } } }`,
  removeAdministrator: gql`mutation { removeAdministrator(input: { id: "student1", currentPassword: "a" }) { removedId } }`,
  myDeletionRequests: gql`{ myDeletionRequests { id } }`,
  deletionRequests: gql`{ deletionRequests { id } }`,
  askForDeletion: gql`mutation { askForDeletion(input: {}) { request { id } } }`,
  withdrawDeletion: gql`mutation { withdrawDeletion(input: { id: "student1" }) { request { id } } }`,
  refuseDeletion: gql`mutation { refuseDeletion(input: { id: "student1", answer: "No" }) { request { id } } }`,
  carryOutDeletion: gql`mutation { carryOutDeletion(input: { id: "student1" }) { request { id } } }`,
  logoutOthers: gql`mutation { logoutOthers { ended } }`,
  login: gql`mutation { login(input: { email: "a@b.in", password: "secret" }) { token } }`,
  register: gql`mutation { register(input: { name: "A", email: "a@b.in", password: "secret", role: STUDENT }) { token } }`,
  logout: gql`mutation { logout { ended } }`,
  changePassword: gql`mutation { changePassword(input: { currentPassword: "a", newPassword: "b" }) { changed } }`,
  updateMyPreferences: gql`mutation { updateMyPreferences(input: { mailUpdates: false }) { user { id } } }`,
  requestPasswordReset: gql`mutation { requestPasswordReset(input: { email: "a@b.in" }) { accepted } }`,
  resetPassword: gql`mutation { resetPassword(input: { token: "t", newPassword: "b" }) { changed } }`,
  confirmEmail: gql`mutation { confirmEmail(input: { token: "t", newPassword: "secret" }) { token } }`,
  confirmEmailChange: gql`mutation { confirmEmailChange(input: { token: "t" }) { confirmed } }`,
  cancelEmailChange: gql`mutation { cancelEmailChange { cancelled } }`,
  undoEmailChange: gql`mutation { undoEmailChange(input: { token: "t" }) { resetToken } }`,
  endSessions: gql`mutation { endSessions(input: { accountId: "student1" }) { ended } }`,
  createPasswordLink: gql`mutation { createPasswordLink(input: { accountId: "student1" }) { passwordLink { url } } }`,
  submitStudentForm: `mutation { submitStudentForm(input: { ${form}, class: "10th", schoolName: "S" }) { student { id } } }`,
  submitEducatorForm: `mutation { submitEducatorForm(input: { ${form}, currentPosition: "Teacher", institution: "I" }) { educator { id } } }`,
  updateMyStudentProfile: `mutation { updateMyStudentProfile(input: { ${account}, class: "10th", schoolName: "S" }) { student { id } } }`,
  updateMyEducatorProfile: `mutation { updateMyEducatorProfile(input: { ${account}, currentPosition: "Teacher", institution: "I" }) { educator { id } } }`,
  updateStudent: gql`mutation { updateStudent(input: { id: "student1" }) { student { id } } }`,
  updateEducator: gql`mutation { updateEducator(input: { id: "educator1" }) { educator { id } } }`,
  assignMentor: gql`mutation {
    a: assignMentor(input: { personId: "student1", audience: STUDENT }) { person { id } }
    b: assignMentor(input: { personId: "educator1", audience: EDUCATOR }) { person { id } } }`,
  assignClub: gql`mutation {
    a: assignClub(input: { personId: "student1", audience: STUDENT }) { person { id } }
    b: assignClub(input: { personId: "educator1", audience: EDUCATOR }) { person { id } } }`,
  addMentor: `mutation { addMentor(input: { ${mentorInput}, password: "secret" }) { mentor { id } } }`,
  updateMentor: `mutation { updateMentor(input: { id: "mentor1", ${mentorInput} }) { mentor { id } } }`,
  removeMentor: gql`mutation { removeMentor(input: { id: "mentor1" }) { removedId } }`,
  reassignPeople: gql`mutation { reassignPeople(input: { fromMentorId: "mentor1", toMentorId: "mentor2" }) { results { personId } } }`,
  assignMentors: gql`mutation { assignMentors(input: { audience: STUDENT, personIds: ["student1"] }) { results { personId } } }`,
  assignClubs: gql`mutation { assignClubs(input: { audience: EDUCATOR, personIds: ["educator1"] }) { results { personId } } }`,
  setStatuses: gql`mutation { setStatuses(input: { audience: STUDENT, personIds: ["student1"], status: "active" }) { results { personId } } }`,
  importPeople: gql`mutation {
    a: importPeople(input: { audience: STUDENT, fileHash: "a", dryRun: true, rows: [] }) { rows { line } }
    b: importPeople(input: { audience: EDUCATOR, fileHash: "a", dryRun: true, rows: [] }) { rows { line } } }`,
  recordExport: gql`mutation { recordExport(input: { list: MENTORS, count: 1 }) { recorded } }`,
  assignMentorToClub: gql`mutation { assignMentorToClub(input: { mentorId: "mentor1" }) { mentor { id } } }`,
  addClub: `mutation { addClub(input: { ${clubInput} }) { club { id } } }`,
  updateClub: `mutation { updateClub(input: { id: "club1", ${clubInput}, stages: ${namedStages} }) { club { id } } }`,
  deleteClub: gql`mutation { deleteClub(input: { id: "club1" }) { deletedId } }`,
  updateProgress: gql`mutation {
    a: updateProgress(input: { personId: "student1", clubId: "club1", stageId: "s" }) { userErrors { code } }
    b: updateProgress(input: { personId: "student1", clubId: "club1", stageId: "s", ifVersion: "v" }) {
      userErrors { code } } }`,
  setNextSession: gql`mutation { setNextSession(input: { personId: "student1", at: "2026-12-01T11:00:00Z" }) { person { id } } }`,
  cancelNextSession: gql`mutation { cancelNextSession(input: { personId: "student1" }) { person { id } } }`,
  missNextSession: gql`mutation { missNextSession(input: { personId: "student1" }) { person { id } } }`,
  addAgreedStep: gql`mutation { addAgreedStep(input: { personId: "student1", text: "A" }) { person { id } } }`,
  updateAgreedStep: gql`mutation { updateAgreedStep(input: { personId: "student1", stepId: "step1", text: "A" }) { person { id } } }`,
  removeAgreedStep: gql`mutation { removeAgreedStep(input: { personId: "student1", stepId: "step1" }) { person { id } } }`,
  tickAgreedStep: gql`mutation { tickAgreedStep(input: { personId: "student1", stepId: "step1", isDone: true }) { person { id } } }`,
  answerFeedback: gql`mutation { answerFeedback(input: { stageId: "club1-stage1", text: "A" }) { person { id } } }`,
  markAnswersRead: gql`mutation { markAnswersRead(input: { personId: "student1" }) { person { id } } }`,
  saveInterestProfile: gql`mutation { saveInterestProfile(input: { version: 1, answers: [] }) { student { id } } }`,
  removeInterestProfile: gql`mutation { removeInterestProfile(input: {}) { student { id } } }`,
  reportConcern: gql`mutation { reportConcern(input: { category: SAFETY, text: "A" }) { concern { id } } }`,
  concerns: gql`{ concerns { items { id } } }`,
  concern: gql`{ concern(id: "student1") { id } }`,
  givenUpMails: gql`{ givenUpMails { kind } }`,
  sendMailsAgain: gql`mutation { sendMailsAgain(input: { kind: "first-password" }) { queued } }`,
  takeConcern: gql`mutation { takeConcern(input: { id: "student1" }) { concern { id } } }`,
  closeConcern: gql`mutation { closeConcern(input: { id: "student1", note: "A" }) { concern { id } } }`,
};

/** A path with each id that the operations use. */
function addresses(path: string): string[] {
  return ['student1', 'educator1', 'mentor1', 'club1'].map((id) => path.replace('{id}', id));
}

/** The documented call, without query and ids. */
function pattern(call: string): string {
  return call.replace(/\?.*/, '').replace(/\/(student1|educator1|mentor1|club1)(?=\/|$)/, '/{id}');
}

test('every root field of the schema has an operation', () => {
  const schema = buildSchema(
    readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
  );
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );

  expect(Object.keys(operations).sort()).toEqual(fields.sort());
});

test('the 42 documented calls and the known additional ones are made, each by a root field', async () => {
  const answers = Object.entries({ ...documented, ...additional }).flatMap(([call, answer]) =>
    addresses(call).map((address) => [address, answer] as const),
  );
  const bff = await startBff(Object.fromEntries(answers));

  for (const operation of Object.values(operations)) {
    expect(await bff.ask(operation)).not.toHaveProperty('errors');
  }

  expect(Object.keys(documented)).toHaveLength(42);
  expect([...new Set(bff.callsMade().map(pattern))].sort()).toEqual(
    [...Object.keys(documented), ...Object.keys(additional)].sort(),
  );
});
