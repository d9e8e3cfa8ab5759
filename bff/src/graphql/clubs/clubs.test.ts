import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { clubRecord } from '../../testing/records.ts';

test.each([
  ['', ['club1', 'club2', 'club3']],
  ['(clubFor: STUDENT)', ['club1', 'club3']],
  ['(clubFor: EDUCATOR)', ['club2']],
])('clubs%s', async (args, ids) => {
  const bff = await startBff({
    'GET /api/admin/clubs': [clubRecord(1), clubRecord(2, 'Educators'), clubRecord(3)],
  });

  expect((await bff.ask(`{ clubs${args} { id } }`)).data).toEqual({
    clubs: ids.map((id) => ({ id })),
  });
});

test('clubs without an audience are filtered by the backend', async () => {
  const bff = await startBff({
    'GET /api/admin/clubs': [{ ...clubRecord(), clubFor: undefined }],
  });

  const { data } = await bff.ask(gql`{ clubs(clubFor: EDUCATOR) { id clubFor } }`);

  expect(data).toEqual({ clubs: [{ id: 'club1', clubFor: 'EDUCATOR' }] });
  expect(bff.callsMade()).toContain('GET /api/admin/clubs?clubFor=educator');
});

test('a list with another audience was not filtered, so clubs without an audience are dropped', async () => {
  const bff = await startBff({
    'GET /api/admin/clubs': [
      clubRecord(1),
      clubRecord(2, 'educator'),
      { ...clubRecord(3), clubFor: undefined },
    ],
  });

  const { data } = await bff.ask(gql`{ clubs(clubFor: STUDENT) { id clubFor } }`);

  expect(data).toEqual({
    clubs: [
      { id: 'club1', clubFor: 'STUDENT' },
      { id: 'club3', clubFor: null },
    ],
  });
});
