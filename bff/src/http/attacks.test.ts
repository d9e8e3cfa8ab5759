import { expect, test } from 'vitest';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';

/** A production server under the twelve attacks of graphql-cop, and others. */
async function attack(request: object) {
  const bff = await startBff(
    { 'GET /api/auth/me': userRecord() },
    { config: { nodeEnv: 'production' } },
  );
  const response = await bff.app.inject({ method: 'POST', url: '/graphql', ...request });
  return { bff, response };
}

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
const ask = (query: string) => ({ payload: { query } });
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const asForm = (query: string) => `query=${encodeURIComponent(query)}`;
const circle =
  '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }';
const logout = 'mutation { logout { userErrors { message } } }';

test.each<[string, object, number]>([
  ['alias overload', ask(`query cop { ${times(101, (n) => `alias${n}:__typename`)} }`), 400],
  ['alias overload with calls', ask(`{ ${times(16, (n) => `a${n}: me { id }`)} }`), 400],
  ['a batch', { payload: Array.from({ length: 10 }, () => ({ query: '{ __typename }' })) }, 400],
  ['directive overload', ask(`{ __typename ${'@aa'.repeat(10)} }`), 400],
  ['repeated known directives', ask(`{ me { id ${'@skip(if: false)'.repeat(11)} } }`), 400],
  ['field duplication', ask(`query cop { ${'__typename '.repeat(500)} }`), 400],
  [
    'circular fragments',
    ask('{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }'),
    400,
  ],
  ['one field a thousand times', ask(`{ me { ${'id '.repeat(1_000)} } }`), 400],
  ['one call hundreds of times', ask(`{ ${'me { id } '.repeat(450)} }`), 400],
  ['circular introspection', ask(circle), 400],
  ['introspection', ask('{ __schema { types { name } } }'), 400],
  ['a type looked up', ask('{ __type(name: "User") { name } }'), 400],
  ['a query by GET', { method: 'GET', query: { query: '{ __typename }' } }, 405],
  ['a mutation by GET', { method: 'GET', query: { query: logout } }, 405],
  ['a query as a form', { headers: form, payload: asForm('{ __typename }') }, 415],
  ['a mutation as a form', { headers: form, payload: asForm(logout) }, 415],
  ['a query without a body', { query: { query: '{ __typename }' } }, 400],
  ['GraphiQL in place of GraphQL', { method: 'GET', headers: { accept: 'text/html' } }, 405],
  // Pages of the web app, which is not built in this test.
  ...['/graphiql', '/playground', '/altair', '/console', '/graphql/console'].map(
    (url): [string, object, number] => [
      url,
      { method: 'GET', url, headers: { accept: 'text/html' } },
      503,
    ],
  ),
])('%s is refused', async (_what, request, status) => {
  const { bff, response } = await attack(request);

  expect(response.statusCode).toBe(status);
  expect(response.body).not.toMatch(/graphiql|<html|stack|__schema"|apollo/i);
  expect(bff.upstream.calls).toEqual([]);
});

test.each<[string, string, object?]>([
  [
    'a misspelt field of a variable',
    'query ($page: PageInput) { students(page: $page) { totalCount } }',
    { page: { sise: 1 } },
  ],
  [
    'a misspelt enum value of a variable',
    'query ($for: ClubAudience) { clubs(clubFor: $for) { id } }',
    { for: 'STUDENTS' },
  ],
  ['a misspelt field of introspection', 'query cop { __schema { directive } }'],
  ['a field of one person type', '{ formSubmissions { items { person { education } } } }'],
  ['a misspelt directive', '{ me { id @skp(if: true) } }'],
  ['a misspelt field of an input', '{ students(page: { sise: 1 }) { totalCount } }'],
  ['a misspelt fragment type', '{ me { ... on Usr { id } } }'],
  ['a misspelt field', '{ mentorDashbord { stats { totalStudents } } }'],
  ['a misspelt argument', '{ clubs(clubfor: STUDENT) { id } }'],
  ['a misspelt type', 'query ($page: PageInputt) { students(page: $page) { totalCount } }'],
  ['a misspelt enum value', '{ clubs(clubFor: STUDENTS) { id } }'],
])('%s gets no suggestion', async (_what, query, variables = {}) => {
  const { response } = await attack({ payload: { query, variables } });

  expect(response.statusCode).toBe(400);
  expect(response.body).not.toMatch(/did you mean/i);
});

test('not every error of a long document is reported', async () => {
  const { response } = await attack(ask(`query cop { __typename ${'@aa'.repeat(10)} }`));

  expect(response.json<GraphqlAnswer>().errors).toHaveLength(5);
});

test('a refused introspection does not name the setting that allows it', async () => {
  const { response } = await attack(ask('{ __schema { types { name } } }'));

  expect(response.body).toContain('Introspection is turned off here.');
  expect(response.body).not.toMatch(/apollo|NODE_ENV|introspection: true/i);
});

test('a syntax error has no stack trace', async () => {
  const { response } = await attack({
    ...ask('queryy { __typename }'),
    headers: { 'apollo-federation-include-trace': 'ftv1', 'x-apollo-tracing': '1' },
  });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    errors: [
      {
        message: 'Syntax Error: Unexpected Name "queryy".',
        locations: [{ line: 1, column: 1 }],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ],
  });
});
