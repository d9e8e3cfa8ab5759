import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { userRecord } from '../../testing/records.ts';

test.each<[given: unknown, features: string[]]>([
  [
    ['IMPORT', 'BATCHES'],
    ['BATCHES', 'IMPORT'],
  ],
  [
    ['SESSIONS', 'CONCERNS', 'EXPORT_AUDIT', 'INTERESTS'],
    ['SESSIONS', 'CONCERNS', 'EXPORT_AUDIT', 'INTERESTS'],
  ],
  [['BATCHES', 'PRINTING'], ['BATCHES']],
  [undefined, []],
  [null, []],
  [{ chat: true }, []],
  [[1], []],
])('features %j are %j, at login and in me', async (given, features) => {
  const account = { ...userRecord(), features: given };
  const bff = await startBff({
    'GET /api/auth/me': account,
    'POST /api/auth/login': { token: 't', user: account },
  });

  expect(await bff.ask(gql`{ me { features } }`)).toEqual({ data: { me: { features } } });
  expect(
    await bff.ask(
      gql`mutation { login(input: { email: "a@b.in", password: "secret" }) { user { features } } }`,
    ),
  ).toEqual({ data: { login: { user: { features } } } });
});
