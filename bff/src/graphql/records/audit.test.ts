import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { many } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const CALL = 'GET /api/admin/people/student1/audit';
const at = '2026-11-18T13:05:00.000Z';
const by = { _id: 'm1', id: 'm1', name: 'Meera', role: 'mentor' };
const entry = { _id: '7', at, by, action: 'read', what: 'progress', requestId: 'request-1' };
const one = gql`
  {
    personAudit(personId: "student1") {
      totalCount
      pageCount
      items { id at action part requestId by { id name role } }
    }
  }
`;
const parts = gql`{ personAudit(personId: "student1") { items { action part by { name } } } }`;

test('the audit of a person has author, part and request', async () => {
  const bff = await startBff({ [CALL]: { audit: [entry] } });

  expect(await bff.ask(one)).toEqual({
    data: {
      personAudit: {
        totalCount: 1,
        pageCount: 1,
        items: [
          {
            id: '7',
            at,
            action: 'READ',
            part: 'PROGRESS',
            requestId: 'request-1',
            by: { id: 'm1', name: 'Meera', role: 'MENTOR' },
          },
        ],
      },
    },
  });
});

test.each([
  [{ what: 'deletion request', action: 'Change' }, 'CHANGE', 'DELETION_REQUEST'],
  [{ what: 'record' }, 'READ', 'RECORD'],
  [{ what: 'list' }, 'READ', 'LIST'],
  [{ what: 'photo' }, 'READ', 'OTHER'],
])('an entry with %j', async (change, action, part) => {
  const bff = await startBff({ [CALL]: [{ ...entry, ...change }] });

  expect(await bff.ask(parts)).toEqual({
    data: { personAudit: { items: [{ action, part, by: { name: 'Meera' } }] } },
  });
});

test('the account may have been deleted, and an unreadable one fails alone', async () => {
  const gone = { ...by, name: null };
  const bff = await startBff({
    [CALL]: [
      { ...entry, by: gone },
      { ...entry, _id: '6', by: 'Meera' },
    ],
  });

  const { data, errors } = await bff.ask(one);

  expect(data).toMatchObject({
    personAudit: { items: [{ by: { id: 'm1', name: null, role: 'MENTOR' } }, { by: null }] },
  });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID', field: '[1].by' } }]);
});

test('a page is requested from a backend with pages, and cut out of the whole list of any other', async () => {
  const entries = many(5, (n) => ({ ...entry, _id: `${n}`, at: `2026-11-1${n}T10:00:00.000Z` }));
  const page = gql`
    {
      personAudit(personId: "student1", page: { number: 2, size: 2 }) {
        totalCount
        pageCount
        items { id }
      }
    }
  `;
  const answer = {
    data: { personAudit: { totalCount: 5, pageCount: 3, items: [{ id: '3' }, { id: '2' }] } },
  };
  const headers = { 'x-total-count': '5', 'applied-parameters': 'page, limit' };
  const able = await startBff({ [CALL]: new Answer(200, [entries[2], entries[1]], { headers }) });
  const plain = await startBff({ [CALL]: entries });

  expect(await able.ask(page)).toEqual(answer);
  expect(able.callsMade()).toEqual([`${CALL}?page=2&limit=2`]);
  expect(await plain.ask(page)).toEqual(answer);
});

test.each([
  [{ action: 'print' }, '[0].action'],
  [{ at: null }, '[0].at'],
  [{ what: null }, '[0].what'],
])('an entry with %j is UPSTREAM_INVALID', async (change, field) => {
  const bff = await startBff({ [CALL]: [{ ...entry, ...change }] });

  expect((await bff.ask(one)).errors).toMatchObject([
    { path: ['personAudit'], extensions: { code: 'UPSTREAM_INVALID', field } },
  ]);
});

test('a mentor may not read it', async () => {
  const bff = await startBff({ [CALL]: new Answer(403, { message: 'You may not do this' }) });

  expect(await bff.ask(one)).toMatchObject({
    data: { personAudit: null },
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
});
