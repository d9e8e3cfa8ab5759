import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { startBff, type GraphqlAnswer } from '../../testing/bff.ts';
import { studentRecord, userRecord } from '../../testing/records.ts';

const answers = {
  'GET /api/auth/me': userRecord(),
  'GET /api/student/profile': studentRecord(),
};

async function send(query: string, variables?: unknown) {
  const bff = await startBff(answers);
  const response = await bff.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: 'Bearer own-token' },
    payload: { query, variables },
  });
  return { status: response.statusCode, ...response.json<GraphqlAnswer>() };
}

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

/** A query of the given depth: mentor and club refer to each other. */
function deep(depth: number, wrap = (selection: string) => selection): string {
  let selection = 'id';
  for (let level = depth - 1; level > 1; level--) {
    selection = wrap(`${level % 2 === 0 ? 'club' : 'mentors'} { ${selection} }`);
  }
  return `{ mentors { ${selection} } }`;
}

test.each([
  ['depth 10', deep(10).replace('{ mentors', '{ me { id } mentors @skip(if: true)')],
  ['15 aliases', `{ ${times(15, (n) => `a${n}: me { id }`)} }`],
  ['10 directives', `{ me { ${times(10, (n) => `f${n}: id @include(if: true)`)} } }`],
  ['a field twenty times', `{ me { ${times(20, () => 'id')} } }`],
  [
    'a field twenty times with those of a fragment that is used twice',
    `{ me { id ...A ...A } } fragment A on User { ${times(19, () => 'id')} }`,
  ],
  [
    'two hundred selections',
    `{ me { ${times(100, (n) => `... { ${['id', 'name', 'email', 'role', '__typename'][n % 5] ?? ''} }`)} } }`,
  ],
  [
    'fragments within fragments',
    `{ me { ...A } } fragment A on User { ...B name } fragment B on User { id }`,
  ],
  ['the introspection of GraphiQL', getIntrospectionQuery()],
  [
    'introspection with everything',
    getIntrospectionQuery({
      inputValueDeprecation: true,
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
    }),
  ],
])('%s is served', async (_what, query) => {
  const { status, errors } = await send(query);

  expect([status, errors]).toEqual([200, undefined]);
});

const bomb = `{ me { ...F0 } } ${times(
  30,
  (n) => `fragment F${n} on User { ...F${n + 1} ...F${n + 1} }`,
)} fragment F30 on User { id }`;

test.each([
  ['depth 11', deep(11), /depth limit of 10/],
  ['depth 11 in inline fragments', deep(11, (text) => `... { ${text} }`), /depth limit of 10/],
  [
    'depth 11 in a fragment',
    `{ mentors { ...Deep } } fragment Deep on Mentor ${deep(11).replace('{ mentors', '').slice(0, -1)}`,
    /depth limit of 10/,
  ],
  ['16 aliases', `{ ${times(16, (n) => `a${n}: me { id }`)} }`, /Aliases limit of 15/],
  [
    '16 aliases of `__typename`',
    `{ ${times(16, (n) => `a${n}: __typename`)} }`,
    /Aliases limit of 15/,
  ],
  [
    '16 aliases in a fragment',
    `{ me { ...Many } } fragment Many on User { ${times(16, (n) => `a${n}: id`)} }`,
    /Aliases limit of 15/,
  ],
  ['11 directives', `{ me { id ${'@include(if: true)'.repeat(11)} } }`, /Directives limit of 10/],
  ['unknown directives', `{ me { id ${'@aa'.repeat(500)} } }`, /Directives limit of 10/],
  ['more than 2,000 tokens', `{ me { ${'id '.repeat(2_000)} } }`, /2000 tokens/],
  ['201 selections side by side', `{ me { ${'id '.repeat(201)} } }`, /^More than 200 fields/],
  [
    'a field 21 times',
    `{ me { ${times(21, () => 'id')} } }`,
    /^id is asked for more than 20 times/,
  ],
  ['a call 21 times', `{ ${times(21, () => 'me { id }')} }`, /^me is asked for more than 20 times/],
  [
    'a field 21 times under aliases, in fragments and by its name',
    `{ me { ${times(9, (n) => `a${n}: id`)} ...A ... { ${times(6, () => 'id')} } } } fragment A on User { ${times(6, () => 'id')} }`,
    /^id is asked for more than 20 times/,
  ],
  ['one call hundreds of times', `{ ${'me { id } '.repeat(450)} }`, /^More than 200 fields/],
  [
    'as many in fragments',
    `{ me { ...A ... { id } } } fragment A on User { ${'id '.repeat(150)} ...B } fragment B on User { ${'id '.repeat(60)} }`,
    /^More than 200 fields/,
  ],
  [
    'as many in a fragment that is not used',
    `{ me { id } } fragment A on User { ${'id '.repeat(201)} }`,
    /^More than 200 fields/,
  ],
  ['an undefined fragment', '{ me { ...None } }', /Unknown fragment/],
  [
    'circular fragments',
    '{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }',
    /within itself/,
  ],
  [
    'circular introspection',
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    /introspection depth/,
  ],
  ['a subscription', 'subscription { me { id } }', /no subscription/],
])('%s is refused', async (_what, query, message) => {
  const { status, data, errors } = await send(query);

  expect(status).toBe(400);
  expect(data).toBeUndefined();
  expect(errors?.map((error) => error.message).join('\n')).toMatch(message);
  expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(
    new Set(['BAD_USER_INPUT']),
  );
});

test('a fragment bomb costs no more than its text', async () => {
  expect((await send(bomb)).status).toBe(200);
});

test.each([
  ['side by side', `{ ${times(150, (n) => `no${n}`)} }`],
  ['in many sets', `{ ${times(20, () => `me { no }`)} }`],
])('many errors %s are cut to five', async (_what, query) => {
  expect((await send(query)).errors).toHaveLength(5);
});

const students =
  'query ($page: PageInput, $id: ID!) { students(page: $page) { totalCount } student(id: $id) { id } }';
const nested = JSON.parse('{"a":'.repeat(500) + '1' + '}'.repeat(500)) as unknown;

test.each<[string, unknown]>([
  ['a required one is missing', {}],
  ['null for a non-null variable', { id: null }],
  ['another type', { id: { number: 1 } }],
  ['an Int out of range', { id: '1', page: { number: 2 ** 31, size: 10 } }],
  ['a fraction for an Int', { id: '1', page: { number: 1.5, size: 10 } }],
  ['a string for an Int', { id: '1', page: { number: 'one', size: 10 } }],
  ['an unknown field', { id: '1', page: { number: 1, size: 10, offset: 3 } }],
  ['five hundred levels', { id: '1', page: nested }],
  ['a list for an object', { id: '1', page: [1] }],
  ['not an object', 'id'],
])('variables: %s', async (_what, variables) => {
  const { status, data, errors } = await send(students, variables);

  expect([status, data]).toEqual([400, undefined]);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const register = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
const someone = { name: 'Asha', email: 'a@b.in', password: 'my secret' };

test.each<[string, string, object, string]>([
  [
    'an unknown field',
    login,
    { emal: 'a@b.in', password: 'my secret', email: 'at "x"; b' },
    'Variable "$input" does not fit: Field "emal" is not defined by type "LoginInput". Did you mean "email"?',
  ],
  [
    'a value of another type',
    login,
    { email: 'a@b.in', password: { text: 'my secret' } },
    'Variable "$input.password" does not fit: String cannot represent a non string value.',
  ],
  [
    'a value that is not in the enum',
    register,
    { ...someone, role: 'my secret does not exist in "x"' },
    'Variable "$input.role" does not fit: The value does not exist in "ClubAudience" enum.',
  ],
  [
    'a value that is nearly one of an enum',
    register,
    { ...someone, role: 'STUDEN' },
    'Variable "$input.role" does not fit: The value does not exist in "ClubAudience" enum. Did you mean the enum value "STUDENT"?',
  ],
])('values of variables are not repeated: %s', async (_what, query, input, message) => {
  const { status, errors } = await send(query, { input });

  expect([status, errors?.[0]?.message]).toEqual([400, message]);
});

const SECRET = 'my secret';
const loginWith = (password: string) =>
  `mutation { login(input: { email: "a@b.in", password: ${password} }) { token } }`;
const registerAs = (role: string) =>
  `mutation { register(input: { name: "Asha", email: "a@b.in", password: "1", role: ${role} }) { token } }`;

test.each([
  ['a number', loginWith('271828'), 'String cannot represent a non string value.'],
  ['a list', loginWith(`["${SECRET}"]`), 'String cannot represent a non string value.'],
  ['a record', loginWith(`{ text: "${SECRET}" }`), 'String cannot represent a non string value.'],
  ['a word', loginWith('secret'), 'String cannot represent a non string value.'],
  [
    'a default',
    `query ($n: Int! = "${SECRET}") { students(page: { number: $n, size: 1 }) { totalCount } }`,
    'Int cannot represent non-integer value.',
  ],
  [
    'a directive',
    `{ me @skip(if: "${SECRET}") { id } }`,
    'Boolean cannot represent a non boolean value.',
  ],
  [
    'an object',
    `{ students(page: "${SECRET}") { totalCount } }`,
    'Expected value of type "PageInput".',
  ],
  ['null', '{ student(id: null) { id } }', 'Expected value of type "ID!", found null.'],
  ['an enum', registerAs('secret'), 'The value does not exist in "ClubAudience" enum.'],
  [
    'a text for an enum',
    registerAs(`"${SECRET}"`),
    'Enum "ClubAudience" cannot represent non-enum value.',
  ],
  [
    'a misspelled enum value',
    registerAs('"STUDEN"'),
    'Enum "ClubAudience" cannot represent non-enum value. Did you mean the enum value "STUDENT"?',
  ],
  [
    'an unexpected string',
    loginWith(`"${SECRET}"`).replace('password:', 'password'),
    'Syntax Error: Expected ":", found String.',
  ],
  [
    'an unexpected block string',
    `{ me { """${SECRET}""" } }`,
    'Syntax Error: Expected Name, found BlockString.',
  ],
  ['an unexpected number', '{ me { 271828 } }', 'Syntax Error: Expected Name, found Int.'],
])('invalid values in a document are not repeated: %s', async (_what, query, message) => {
  const { status, errors } = await send(query);

  expect([status, errors?.map((error) => error.message)]).toEqual([400, [message]]);
});
