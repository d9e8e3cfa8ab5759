import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  parse,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trustedDocuments } from '../../gen/trustedDocuments.generated.ts';
import { startBff, type GraphqlAnswer } from '../../testing/bff.ts';
import {
  clubRecord,
  countsRecord,
  educatorRecord,
  many,
  mentoredRecord,
  mentorRecord,
  progressRecord,
  statsRecord,
  studentRecord,
  trackerRecord,
  userRecord,
} from '../../testing/records.ts';
import { sampleVariables } from '../../testing/sampleVariables.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';

const schemaFile = new URL('../../../../schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

const healthy: Answers = {
  'GET /api/auth/me': userRecord(),
  'POST /api/auth/login': { token: 't', user: userRecord() },
  'POST /api/auth/register': new Answer(201, { message: 'Welcome', user: userRecord() }),
  'POST /api/auth/logout': { message: 'Bye' },
  'GET /api/student/profile': studentRecord(),
  'GET /api/student/progress': progressRecord(),
  'GET /api/student/clubs': many(3, clubRecord),
  'POST /api/student/submit-form': studentRecord(),
  'PUT /api/student/profile': { student: studentRecord() },
  'GET /api/educator/profile': educatorRecord(),
  'GET /api/educator/progress': progressRecord(),
  'GET /api/educator/clubs': many(3, (n) => clubRecord(n, 'educator')),
  'POST /api/educator/submit-form': educatorRecord(),
  'PUT /api/educator/profile': { educator: educatorRecord() },
  'GET /api/admin/students': many(3, studentRecord),
  'GET /api/admin/students/student1': studentRecord(),
  'GET /api/admin/students/student1/progress': progressRecord(),
  'GET /api/admin/student-progress': many(3, trackerRecord),
  'PUT /api/admin/students/student1': studentRecord(),
  'PUT /api/admin/students/student1/assign-mentor': studentRecord(),
  'PUT /api/admin/students/student1/assign-club': studentRecord(),
  'GET /api/admin/educators': many(3, educatorRecord),
  'GET /api/admin/mentors': many(3, mentorRecord),
  'GET /api/admin/clubs': many(3, clubRecord),
  'GET /api/admin/dashboard/counts': countsRecord,
  'GET /api/mentor/profile': mentorRecord(),
  'GET /api/mentor/students': many(3, mentoredRecord),
  'GET /api/mentor/dashboard/stats': statsRecord,
  'GET /api/mentor/clubs/club1/stages': clubRecord().stages,
  'PUT /api/mentor/progress': progressRecord(),
};

const eachWith = (answer: (given: unknown, index: number) => unknown): Answers =>
  Object.fromEntries(
    Object.entries(healthy).map(([call, given], index) => [call, answer(given, index)]),
  );

const backends: [string, Answers][] = [
  ['without failures', healthy],
  ['without a session', eachWith(() => new Answer(401, { message: 'Who are you?' }))],
  [
    'that answers 422',
    eachWith(() => new Answer(422, { message: 'No', errors: { name: 'Too short' } })),
  ],
  ['with every second call failing', eachWith((given, n) => (n % 2 ? given : new Answer(500, {})))],
  ['with invalid responses', eachWith(() => [{ _id: 1, assignedMentor: 7 }, 'what?'])],
];

/** A server that interprets all operations, and one that compiles all. */
async function startBoth(answers: Answers) {
  const servers = await Promise.all(
    [Infinity, 1].map((compileAt) => startBff(answers, { limits: { compileAt } })),
  );
  /** The answers of an operation interpreted and compiled. */
  return async (query: string, variables: object) => {
    const [interpreted, compiled] = await Promise.all(
      servers.map(async (bff) => inOrder(await bff.ask(query, variables))),
    );
    return { interpreted, compiled };
  };
}

const bothAnswers = async (answers: Answers, query: string, variables: object) =>
  (await startBoth(answers))(query, variables);

/** Sorts errors: fields that fail together are reported in no fixed order. */
function inOrder({ errors, ...rest }: GraphqlAnswer) {
  const key = (error: object) => JSON.stringify(error);
  return { ...rest, errors: errors?.sort((one, other) => (key(one) < key(other) ? -1 : 1)) };
}

test.each(backends)(
  'operations of the web are the same compiled and interpreted, with a backend %s',
  async (_what, answers) => {
    const askBoth = await startBoth(answers);
    for (const { name, text } of Object.values(trustedDocuments)) {
      const variables = sampleVariables(schema, parse(text));
      const { interpreted, compiled } = await askBoth(text, variables);

      expect(compiled, name).toEqual(interpreted);
      expect(interpreted?.data, name).toBeTypeOf('object');
    }
  },
);

const wide = `query ($yes: Boolean! = true, $no: Boolean = false, $size: Int! = 2) {
  one: students(page: { size: $size }) {
    items {
      ...Someone
      ... on Student { education @include(if: $yes) formDetails { age @skip(if: $yes) } }
      ...Gone @include(if: $no)
    }
  }
  two: educators { items { __typename ...Someone name @skip(if: $no) } }
  me @include(if: $no) { id }
}
fragment Someone on Person { __typename id again: id club { name } ... @include(if: $yes) { email } }
fragment Gone on Person { phone }`;

const uncertain = `query ($size: Int, $way: SortDirection = DESC) {
  students(page: { size: $size }, sort: { field: NAME, direction: $way }) { totalCount items { id } }
}`;

test.each<[string, string, object]>([
  ['fragments, aliases and directives', wide, {}],
  ['inverted directives', wide, { yes: false, no: true, size: 1 }],
  ['a variable of the wrong type', wide, { yes: 'perhaps' }],
  ['null for a non-null variable', wide, { yes: null }],
  ['a page size above the maximum', wide, { size: 900 }],
  ['two operations and no name', 'query A { me { id } } query B { me { name } }', {}],
  ['introspection', '{ __schema { types { name kind } } __typename }', {}],
  [
    'introspection in a fragment',
    '{ me { id } ...Told } fragment Told on Query { of: __type(name: "Person") { fields { type { name } } } }',
    {},
  ],
  [
    'a value that is not in the enum',
    'query ($for: ClubAudience!) { clubs(clubFor: $for) { id } }',
    { for: 'X' },
  ],
  ['a default for a variable that is left out', uncertain, {}],
  ['null where a default was', uncertain, { size: null }],
  ['null for a variable with a default', uncertain, { way: null }],
  ['an empty id', 'query ($id: ID!) { student(id: $id) { id } }', { id: ' ' }],
])('compiled and interpreted answers are the same with %s', async (_what, query, variables) => {
  const { interpreted, compiled } = await bothAnswers(healthy, query, variables);

  expect(compiled).toEqual(interpreted);
});

test.each([
  [
    'a submission',
    '{ formSubmissions { items { person { ... on Student { formDetails { interests } } } } } }',
  ],
  ['a list of people', '{ students { items { formDetails { interests city } } } }'],
  ['a person', '{ student(id: "student1") { name formDetails { interests } } }'],
])('an unreadable list in %s ends the compiled operation too', async (_what, query) => {
  const record = { ...studentRecord(), formDetails: { interests: { no: 'list' }, city: 'Pune' } };
  const answers = {
    'GET /api/admin/form-submissions': [{ ...record, role: 'student' }],
    'GET /api/admin/students': [record],
    'GET /api/admin/students/student1': record,
  };
  const { interpreted, compiled } = await bothAnswers(answers, query, {});

  expect(compiled).toEqual(interpreted);
  expect(interpreted?.errors).toMatchObject([
    { message: 'Invalid data format received from server' },
  ]);
});

test('introspection returns the original schema after compilation', async () => {
  const bff = await startBff({});
  for (let n = 0; n < 3; n++) {
    const { data } = await bff.ask(getIntrospectionQuery({ inputValueDeprecation: true }));
    const clientSchema = buildClientSchema(data as unknown as IntrospectionQuery);

    expect(printSchema(lexicographicSortSchema(clientSchema))).toBe(
      printSchema(lexicographicSortSchema(schema)),
    );
  }
});

test('a compiled operation keeps the data of callers apart', async () => {
  const bff = await startBff({ 'GET /api/auth/me': userRecord() }, { limits: { compileAt: 1 } });
  for (const token of ['asha', 'ravi', 'asha']) await bff.ask('{ me { id } }', {}, token);

  expect(bff.upstream.calls.map(({ authorization }) => authorization)).toEqual([
    'Bearer asha',
    'Bearer ravi',
    'Bearer asha',
  ]);
});

test.each([
  [{}, undefined],
  [{ size: null }, 'BAD_USER_INPUT'],
  [{ way: null }, 'BAD_USER_INPUT'],
])('omitted variables get the schema’s defaults: %o', async (variables, code) => {
  const { interpreted } = await bothAnswers(healthy, uncertain, variables);

  expect(interpreted?.errors?.[0]?.extensions.code).toBe(code);
});

test('a compiled write leaves omitted variables of its input out, and sends null as null', async () => {
  const write = `mutation ($id: ID!, $phone: String, $city: String) {
    updateStudent(input: { id: $id, phone: $phone, formDetails: { city: $city } }) {
      userErrors { code }
    }
  }`;
  const bff = await startBff(healthy, { limits: { compileAt: 1 } });
  await bff.ask(write, { id: 'student1' });
  await bff.ask(write, { id: 'student1', phone: null, city: null });

  expect(bff.upstream.calls.map(({ body }) => body)).toEqual([
    { formDetails: {} },
    { phone: null, formDetails: { city: null } },
  ]);
});
