import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { Answer } from '../../testing/upstream.ts';

const at = '2026-11-18T13:05:00.000Z';
const data = gql`{ myData { madeAt sections { name title isOnPage entries { rows { name label value kind json isOnPage } } } } }`;
const sessions = gql`{ mySessions { id begunAt lastUsedAt device isCurrent } }`;
const ofAccount = gql`{ accountSessions(accountId: "m1") { id begunAt lastUsedAt device isCurrent } }`;
const end = gql`mutation { endSessions(input: { accountId: "m1" }) { ended userErrors { field code } } }`;

test('own data has the sections of the backend', async () => {
  const rows = [
    { name: 'name', label: 'Name', value: 'Asha', kind: 'text' },
    { name: 'dateOfBirth', label: 'Date of birth', value: '2011-05-04', kind: 'date' },
    { name: 'createdAt', label: 'Created at', value: at, kind: 'moment' },
    { name: 'phone', label: 'Phone', value: null, kind: 'text' },
  ].map((row) => ({ ...row, raw: row.value, isOnPage: row.value !== null }));
  const list = { name: 'interests', label: 'Interests', value: 'Chess, Stars', kind: 'text' };
  rows.push({ ...list, raw: ['Chess', 'Stars'] as never, isOnPage: true });
  const sections = [
    { name: 'account', title: 'Account', entries: [{ rows }], isOnPage: true },
    { name: 'history', title: 'Changes to your record', entries: [], isOnPage: false },
  ];
  const bff = await startBff({ 'GET /api/me/data': { madeAt: at, sections } });

  const kinds = ['TEXT', 'DATE', 'MOMENT', 'TEXT', 'TEXT'];
  expect(await bff.ask(data)).toEqual({
    data: {
      myData: {
        madeAt: at,
        sections: [
          {
            ...sections[0],
            entries: [
              {
                rows: rows.map(({ raw, ...row }, index) => ({
                  ...row,
                  kind: kinds[index],
                  json: JSON.stringify(raw),
                })),
              },
            ],
          },
          sections[1],
        ],
      },
    },
  });
});

test('sessions are listed, and the others are revoked', async () => {
  const session = { begunAt: at, lastUsedAt: at, device: 'Chrome on Android', isCurrent: true };
  const bff = await startBff({
    'GET /api/auth/sessions': [{ _id: 's1', id: 's1', ...session }],
    'POST /api/auth/logout-others': { message: 'Done', ended: 2 },
  });

  expect(await bff.ask(sessions)).toEqual({ data: { mySessions: [{ id: 's1', ...session }] } });
  expect(await bff.ask(gql`mutation { logoutOthers { ended userErrors { code } } }`)).toEqual({
    data: { logoutOthers: { ended: 2, userErrors: [] } },
  });
});

test('sessions of an account are listed and ended for an administrator', async () => {
  const session = { begunAt: at, lastUsedAt: at, device: 'Chrome on Android', isCurrent: false };
  const bff = await startBff({
    'GET /api/admin/accounts/m1/sessions': [{ _id: 's1', ...session }],
    'DELETE /api/admin/accounts/m1/sessions': { message: 'Done', ended: 2 },
  });

  expect(await bff.ask(ofAccount)).toEqual({
    data: { accountSessions: [{ id: 's1', ...session }] },
  });
  expect(await bff.ask(end)).toEqual({ data: { endSessions: { ended: 2, userErrors: [] } } });
  bff.upstream.answers['DELETE /api/admin/accounts/m1/sessions'] = new Answer(404, {});
  expect(await bff.ask(end)).toEqual({
    data: { endSessions: { ended: 0, userErrors: [{ field: null, code: 'NOT_SUPPORTED' }] } },
  });
});

test('a restored email comes with a token for a new password', async () => {
  const bff = await startBff({
    'POST /api/auth/undo-email-change': { message: 'Restored', resetToken: 'r1' },
  });
  const undo = gql`mutation { undoEmailChange(input: { token: "t" }) { restored resetToken } }`;
  expect(await bff.ask(undo)).toEqual({
    data: { undoEmailChange: { restored: true, resetToken: 'r1' } },
  });
});

const audit = gql`{ personAudit(personId: "p1") { totalCount } }`;
const requests = gql`{ myDeletionRequests { id } }`;
const open = gql`{ deletionRequests { id } }`;

test.each([
  ['myData', data, 'GET /api/me/data'],
  ['mySessions', sessions, 'GET /api/auth/sessions'],
  ['accountSessions', ofAccount, 'GET /api/admin/accounts/m1/sessions'],
  ['personAudit', audit, 'GET /api/admin/people/p1/audit'],
  ['myDeletionRequests', requests, 'GET /api/me/deletion-requests'],
  ['deletionRequests', open, 'GET /api/admin/deletion-requests'],
])(
  '%s is null without an error where the backend lacks it, and fails alone',
  async (field, operation, call) => {
    const bff = await startBff({ [call]: new Answer(404, { message: 'Not Found' }) });
    expect(await bff.ask(operation)).toEqual({ data: { [field]: null } });

    bff.upstream.answers[call] = new Answer(500, { message: 'Oops' });
    expect(await bff.ask(operation)).toMatchObject({
      data: { [field]: null },
      errors: [{ path: [field], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
  },
);
