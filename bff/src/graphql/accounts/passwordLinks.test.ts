import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { mentorRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const call = 'POST /api/admin/accounts/m1/password-link';
const create = gql`mutation { createPasswordLink(input: { accountId: "m1" }) { passwordLink { url expiresAt } userErrors { field code message } } }`;
const add = gql`mutation { addMentor(input: { name: "Dev", email: "a@b.in", phone: "9800000000", clubId: "club1", password: "secret" }) { mentor { id } passwordLink { url expiresAt } userErrors { code } } }`;
const shown = {
  url: 'https://w.example/set-password?token=t',
  expiresAt: '2026-12-02T13:05:00.000Z',
};
const mailed = { ...shown, url: null };

test.each([shown, mailed])('a link is made: %j', async (passwordLink) => {
  const bff = await startBff({ [call]: { message: 'Done', passwordLink } });
  expect(await bff.ask(create)).toEqual({
    data: { createPasswordLink: { passwordLink, userErrors: [] } },
  });
});

test('a link is refused where the backend makes none, and for an unknown account', async () => {
  const bff = await startBff({ [call]: new Answer(404, {}) });
  const refused = (code: string) => ({
    data: { createPasswordLink: { passwordLink: null, userErrors: [{ field: null, code }] } },
  });
  expect(await bff.ask(create)).toMatchObject(refused('NOT_SUPPORTED'));
  bff.upstream.answers[call] = new Answer(404, { message: 'Account not found' });
  expect(await bff.ask(create)).toMatchObject(refused('NOT_FOUND'));
});

test('an answer without a link is an error', async () => {
  const bff = await startBff({ [call]: { message: 'Done' } });
  expect(await bff.ask(create)).toMatchObject({
    data: { createPasswordLink: null },
    errors: [{ extensions: { code: 'UPSTREAM_INVALID' } }],
  });
});

test.each([
  [shown, shown],
  [mailed, mailed],
  [undefined, null],
  ['unreadable', null],
])('a new mentor with the link %j', async (passwordLink, read) => {
  const bff = await startBff({
    'POST /api/admin/mentors': new Answer(201, { mentor: mentorRecord(), passwordLink }),
  });
  expect(await bff.ask(add)).toEqual({
    data: { addMentor: { mentor: { id: 'mentor1' }, passwordLink: read, userErrors: [] } },
  });
});
