import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { studentRecord } from '../../testing/records.ts';

test.each([
  [
    'a session that was moved',
    {
      what: 'next session',
      before: { at: '2026-12-01T11:00:00.000Z', place: 'Room 12', status: 'planned' },
      after: { at: '2026-12-02T11:00:00.000Z', place: null, status: 'planned' },
    },
    null,
    [
      {
        field: 'nextSessionAt',
        before: '2026-12-01T11:00:00.000Z',
        after: '2026-12-02T11:00:00.000Z',
      },
      { field: 'nextSessionPlace', before: 'Room 12', after: null },
    ],
  ],
  [
    'a session that was held',
    { what: 'NEXT_SESSION', before: { status: 'planned' }, after: { status: 'held' } },
    null,
    [{ field: 'nextSessionStatus', before: 'planned', after: 'held' }],
  ],
  [
    'a new step',
    {
      what: 'step',
      before: null,
      after: { text: 'Visit the lab', dueOn: '2026-12-05', isDone: false },
    },
    null,
    [
      { field: 'stepText', before: null, after: 'Visit the lab' },
      { field: 'stepDueOn', before: null, after: '2026-12-05' },
      { field: 'stepIsDone', before: null, after: 'false' },
    ],
  ],
  [
    'an answer that was removed',
    {
      what: 'answer',
      before: { stage: { _id: 's1', name: 'Assessment' }, text: 'Thank you' },
      after: null,
    },
    'Assessment',
    [{ field: 'answer', before: 'Thank you', after: null }],
  ],
])('history of %s', async (_what, change, stage, changes) => {
  const entry = { id: '7', at: '2026-02-01T10:00:00.000Z', ...change };
  const bff = await startBff({
    'GET /api/student/profile': studentRecord(),
    'GET /api/student/history': [entry],
  });

  expect(
    await bff.ask(
      gql`{ myStudentProfile { history { kind stage stageId changes { field before after } } } }`,
    ),
  ).toEqual({
    data: {
      myStudentProfile: {
        history: [{ kind: 'OTHER', stage, stageId: stage && 's1', changes }],
      },
    },
  });
});
