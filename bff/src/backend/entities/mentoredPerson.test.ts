import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { clubRecord, mentoredRecord, mentorRecord } from '../../testing/records.ts';

const STUDENT_CLUB = clubRecord();
const EDUCATOR_CLUB = { ...clubRecord(), clubFor: 'educator' };

/** A record without the fields that show the audience: role, class, school, the club's audience. */
const unmarked = {
  ...mentoredRecord(),
  role: undefined,
  class: undefined,
  school: undefined,
  club: 'club1',
  formDetails: undefined,
};

async function readPeople(person: object, mentorClub: object) {
  const bff = await startBff({
    'GET /api/mentor/profile': { ...mentorRecord(), assignedClub: mentorClub },
    'GET /api/mentor/students': [{ ...unmarked, ...person }],
    'GET /api/mentor/clubs/club1/stages': STUDENT_CLUB.stages,
  });
  const { data, errors } = await bff.ask(gql`{ mentorDashboard { people { items {
    __typename progress { percent currentStage } } } } }`);
  expect(errors).toBeUndefined();
  return (data?.['mentorDashboard'] as { people: { items: unknown[] } }).people.items;
}

// Each marker is beside a mentor's club for the other audience.
test.each([
  ['role', { role: 'student' }, EDUCATOR_CLUB, 'Student'],
  ['role', { role: 'educator' }, STUDENT_CLUB, 'Educator'],
  ['role before club', { role: 'educator', club: STUDENT_CLUB }, STUDENT_CLUB, 'Educator'],
  ['list of roles', { roles: ['ROLE_EDUCATOR'] }, STUDENT_CLUB, 'Educator'],
  ['club', { club: STUDENT_CLUB }, EDUCATOR_CLUB, 'Student'],
  ['club', { club: EDUCATOR_CLUB }, STUDENT_CLUB, 'Educator'],
  ['club, the role unknown', { role: 'pupil', club: EDUCATOR_CLUB }, STUDENT_CLUB, 'Educator'],
  ['club before class', { class: '10th', club: EDUCATOR_CLUB }, STUDENT_CLUB, 'Educator'],
  ['class', { class: '10th' }, EDUCATOR_CLUB, 'Student'],
  ['school', { school: 'School 1' }, EDUCATOR_CLUB, 'Student'],
  ['position', { position: 'Teacher' }, STUDENT_CLUB, 'Educator'],
  ['institution', { institution: 'School 1' }, STUDENT_CLUB, 'Educator'],
  ['the mentor’s club alone', {}, STUDENT_CLUB, 'Student'],
  ['the mentor’s club alone', {}, EDUCATOR_CLUB, 'Educator'],
  ['nothing', {}, { ...STUDENT_CLUB, clubFor: undefined }, 'Student'],
] as const)('%s shows the audience', async (_marker, person, mentorClub, __typename) => {
  expect(await readPeople(person, mentorClub)).toMatchObject([{ __typename }]);
});

const figures = { stages: null, currentStage: undefined };

test.each([
  ['a percent', { ...figures, progress: 40 }, 40, null],
  ['a percent over 100', { ...figures, progress: 140 }, 100, null],
  ['a negative percent', { ...figures, progress: -5 }, 0, null],
  ['no percent', { ...figures, progress: undefined }, 0, null],
  ['a stage', { ...figures, progress: 40, currentStage: 'Review' }, 40, 'Review'],
  [
    'a stage as object',
    { ...figures, progress: 40, currentStage: { name: 'Review' } },
    40,
    'Review',
  ],
  ['an empty stage', { ...figures, progress: 40, currentStage: {} }, 40, null],
  ...['not started', 'Not-Started', 'NOT_STARTED', 'notStarted'].map(
    (word) =>
      [`the stage "${word}"`, { ...figures, progress: 0, currentStage: word }, 0, null] as const,
  ),
  [
    'a stage that includes the words',
    { ...figures, progress: 40, currentStage: 'Not started yet' },
    40,
    'Not started yet',
  ],
  [
    'a stage that ends in the words',
    { ...figures, progress: 40, currentStage: 'Assessment not started' },
    40,
    'Assessment not started',
  ],
] as const)('progress with %s is read', async (_what, person, percent, currentStage) => {
  expect(await readPeople(person, STUDENT_CLUB)).toEqual([
    { __typename: 'Student', progress: { percent, currentStage } },
  ]);
});
