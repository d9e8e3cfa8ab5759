import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import {
  clubRecord,
  clubReference,
  many,
  mentoredRecord,
  mentorRecord,
} from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

test.each([
  ['', 12, 2, 10],
  ['(page: { number: 2 })', 12, 2, 2],
  ['(filter: { search: "STUDENT 12" })', 1, 1, 1],
  ['(filter: { search: "student7@" })', 1, 1, 1],
  ['(filter: { search: "school" })', 0, 1, 0],
])('people%s', async (args, totalCount, pageCount, onPage) => {
  const bff = await startBff({ 'GET /api/mentor/students': many(12, mentoredRecord) });

  const { data } = await bff.ask(
    `{ mentorDashboard { people${args} { totalCount pageCount items { id } } } }`,
  );

  expect(data).toMatchObject({
    mentorDashboard: { people: { totalCount, pageCount, items: { length: onPage } } },
  });
});

const walking = (n: number, progress: object, club: unknown = clubReference(1)) => ({
  ...mentoredRecord(n),
  stages: undefined,
  club,
  ...progress,
});

test.each([
  ['band: HIGH', [2, 3]],
  ['band: MEDIUM', [4]],
  ['band: LOW', [5]],
  ['band: NOT_STARTED', [1, 6]],
  ['currentStage: "Assessment"', [4, 5]],
  ['currentStage: ""', [1, 6]],
  ['clubId: "club2"', [3, 6]],
  ['clubId: "club2", band: HIGH', [3]],
  ['search: "student 5", currentStage: "Assessment"', [5]],
  ['search: null, band: null, currentStage: null, clubId: null', [1, 2, 3, 4, 5, 6]],
])('people(filter: { %s })', async (filter, found) => {
  const bff = await startBff({
    'GET /api/mentor/students': [
      walking(1, { progress: 0, currentStage: 'Not Started' }),
      walking(2, { progress: 80, currentStage: 'Final Guidance' }),
      walking(3, { progress: 100, currentStage: 'Final Guidance' }, 'club2'),
      walking(4, { progress: 79, currentStage: 'Assessment' }),
      walking(5, { progress: 1, currentStage: { name: 'Assessment' } }),
      walking(6, { progress: undefined, currentStage: undefined }, clubReference(2)),
    ],
  });

  const { data } = await bff.ask(
    `{ mentorDashboard { people(filter: { ${filter} }) { totalCount items { id } } } }`,
  );

  expect(data).toEqual({
    mentorDashboard: {
      people: { totalCount: found.length, items: found.map((n) => ({ id: `student${n}` })) },
    },
  });
});

test('a page out of range is refused, other fields are answered', async () => {
  const bff = await startBff({ 'GET /api/mentor/profile': mentorRecord() });

  const { data, errors } = await bff.ask(
    gql`{ mentorDashboard { mentor { id } people(page: { size: 201 }) { totalCount } } }`,
  );

  expect(data).toEqual({ mentorDashboard: { mentor: { id: 'mentor1' }, people: null } });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('stages are read once for each distinct club of the people', async () => {
  const bff = await startBff({
    'GET /api/mentor/students': many(9, (n) => ({
      ...mentoredRecord(n),
      club: clubReference((n % 2) + 1),
    })),
    'GET /api/mentor/clubs/club1/stages': clubRecord(1).stages,
    'GET /api/mentor/clubs/club2/stages': new Answer(500, {}),
  });

  const { data, errors } = await bff.ask(
    gql`{ mentorDashboard { people { items { club { id stages { id } } } } } }`,
  );

  expect(bff.callsMade()).toEqual([
    'GET /api/mentor/clubs/club1/stages',
    'GET /api/mentor/clubs/club2/stages',
    'GET /api/mentor/students',
  ]);
  expect(data).toMatchObject({
    mentorDashboard: {
      people: {
        items: many(9, (n) =>
          n % 2 === 0 ? { club: { id: 'club1' } } : { club: { stages: null } },
        ),
      },
    },
  });
  expect(errors).toHaveLength(1);
});

test('educators are recognised by their club', async () => {
  const bff = await startBff({
    'GET /api/mentor/students': [
      {
        ...mentoredRecord(),
        role: undefined,
        class: undefined,
        school: undefined,
        club: clubReference(1, 'educator'),
        position: 'Teacher',
        institution: 'IIT',
      },
    ],
  });

  const { data } = await bff.ask(
    gql`{ mentorDashboard { person(id: "student1") { __typename
      ... on Educator { formDetails { currentPosition institution } } } } }`,
  );

  expect(data).toEqual({
    mentorDashboard: {
      person: {
        __typename: 'Educator',
        formDetails: { currentPosition: 'Teacher', institution: 'IIT' },
      },
    },
  });
});

test('an unknown person and the stages of a mentor without a club are null', async () => {
  const bff = await startBff({
    'GET /api/mentor/students': [],
    'GET /api/mentor/profile': { ...mentorRecord(), assignedClub: null },
  });

  expect(await bff.ask(gql`{ mentorDashboard { person(id: "x") { id } stages { id } } }`)).toEqual({
    data: { mentorDashboard: { person: null, stages: null } },
  });
});

test('an unreadable current stage fails a filter by stage', async () => {
  const bff = await startBff({
    'GET /api/mentor/students': [
      { ...mentoredRecord(1), stages: undefined, currentStage: 'Assessment' },
      { ...mentoredRecord(2), stages: undefined, currentStage: [] },
    ],
  });

  expect(
    await bff.ask(
      gql`{ mentorDashboard { people(filter: { currentStage: "Assessment" }) { totalCount } } }`,
    ),
  ).toMatchObject({
    data: { mentorDashboard: { people: null } },
    errors: [{ extensions: { code: 'UPSTREAM_INVALID', field: '[1].currentStage' } }],
  });
});
