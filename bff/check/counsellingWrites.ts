import { interestAreas } from '../src/domain/interests.ts';
import type { Write } from './write.ts';

const errors = 'userErrors { message }';
const DAY_MS = 24 * 60 * 60 * 1000;
const tomorrow = new Date(Date.now() + DAY_MS).toISOString();

const PERSON = '/api/mentor/people/{id}';
const STEP = `${PERSON}/steps/{stepId}`;
const ofStep = 'personId: $studentId, stepId: $stepId';
const person = `{ person { id } ${errors} }`;

const interestAnswers = interestAreas
  .flatMap((area) => [1, 2, 3, 4, 5].map((n) => `{ statement: "${area}-${n}", value: 1 }`))
  .join(' ');

const optional = (call: string, as: Write['as'], field: string, loss: string): Write => ({
  call,
  as,
  field,
  loss,
  isRequired: false,
});

/**
 * The optional writes about the student of the check, after a save with feedback. A session that
 * did not take place can't be recorded before its time.
 */
export const counsellingWrites: Write[] = [
  optional(
    `PUT ${PERSON}/next-session`,
    'mentor',
    `setNextSession(input: { personId: $studentId, at: "${tomorrow}" }) ${person}`,
    'the next session of a person',
  ),
  optional(
    `DELETE ${PERSON}/next-session`,
    'mentor',
    `cancelNextSession(input: { personId: $studentId }) ${person}`,
    'the cancellation of sessions',
  ),
  {
    ...optional(
      `POST ${PERSON}/steps`,
      'mentor',
      `addAgreedStep(input: { personId: $studentId, text: "Made by check-backend" }) {
        person { id agreedSteps { id } } ${errors} }`,
      'the agreed steps of a person',
    ),
    keeps: { stepId: 'person.agreedSteps.id' },
  },
  optional(
    `PUT ${STEP}`,
    'mentor',
    `updateAgreedStep(input: { ${ofStep}, text: "Changed by check-backend" }) ${person}`,
    'changes of agreed steps',
  ),
  optional(
    `PUT ${STEP}/done`,
    'mentor',
    `tickAgreedStep(input: { ${ofStep}, isDone: true }) ${person}`,
    "a mentor's ticks of agreed steps",
  ),
  optional(
    'PUT /api/student/steps/{stepId}/done',
    'student',
    `tickAgreedStep(input: { ${ofStep}, isDone: false }) ${person}`,
    "a student's ticks of agreed steps",
  ),
  optional(
    `DELETE ${STEP}`,
    'mentor',
    `removeAgreedStep(input: { ${ofStep} }) ${person}`,
    'the removal of agreed steps',
  ),
  optional(
    'PUT /api/student/stages/{stageId}/answer',
    'student',
    `answerFeedback(input: { stageId: $stageId, text: "Made by check-backend" }) ${person}`,
    "a student's answers to feedback",
  ),
  optional(
    `PUT ${PERSON}/answers/read`,
    'mentor',
    `markAnswersRead(input: { personId: $studentId }) ${person}`,
    'the mark of read answers',
  ),
  optional(
    'PUT /api/student/interest-profile',
    'student',
    `saveInterestProfile(input: { version: 1, answers: [${interestAnswers}] }) {
      student { id } ${errors} }`,
    'interest profiles of students',
  ),
  optional(
    'DELETE /api/student/interest-profile',
    'student',
    `removeInterestProfile(input: {}) { student { id } ${errors} }`,
    'the removal of interest profiles',
  ),
  {
    ...optional(
      'POST /api/me/concerns',
      'student',
      `reportConcern(input: { category: OTHER, text: "Made by check-backend" }) {
        concern { id } ${errors} }`,
      'the report of concerns',
    ),
    keeps: { concernId: 'concern.id' },
  },
  optional(
    'PUT /api/admin/concerns/{id}/take',
    'admin',
    `takeConcern(input: { id: $concernId }) { concern { id } ${errors} }`,
    'the assignment of concerns to an administrator',
  ),
  optional(
    'PUT /api/admin/concerns/{id}/close',
    'admin',
    `closeConcern(input: { id: $concernId, note: "Made by check-backend" }) { concern { id } ${errors} }`,
    'the closing of concerns',
  ),
];
