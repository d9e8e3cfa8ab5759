import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { many, studentRecord, trackerRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const LIST = 'GET /api/admin/students';
const known = { email: 'student1@waymark.test' };

test.each([
  ['fails', new Answer(503, {}), [null, null], 'UPSTREAM_UNAVAILABLE', 0],
  ['does not know one of them', [studentRecord(1)], [known, null], 'UPSTREAM_INVALID', 1],
])(
  'where the list of people %s, the records remain without the person',
  async (_what, answer, people, code, at) => {
    const bff = await startBff({
      'GET /api/admin/student-progress': many(2, trackerRecord),
      [LIST]: answer,
    });

    expect(
      await bff.ask(
        gql`{ progressRecords(audience: STUDENT) { totalCount items { mentorName person { email } } } }`,
      ),
    ).toMatchObject({
      data: {
        progressRecords: {
          totalCount: 2,
          items: people.map((person) => ({ mentorName: 'Mentor 1', person })),
        },
      },
      errors: [
        {
          path: ['progressRecords', 'items', at, 'person', 'email'],
          extensions: { code, call: LIST },
        },
      ],
    });
  },
);
