import { buildSchema, getNullableType, isListType, isObjectType, Kind, parse } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trustedDocuments } from '../../gen/trustedDocuments.generated.ts';
import { startBff } from '../../testing/bff.ts';
import { many, mentorRecord } from '../../testing/records.ts';
import { createCheckAnswerSize } from './answerSize.ts';
import { assumedLengths } from './listLengths.ts';

const file = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const schema = buildSchema(readFileSync(file('schema.graphql'), 'utf8'));
const largest = { page: { number: 1, size: 200 } };

/** The refusal of each operation in a text; null where it is allowed. */
function check(text: string, variables: Record<string, unknown> = {}): (string | null)[] {
  const document = parse(text);
  const checkAnswerSize = createCheckAnswerSize();
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? [checkAnswerSize(schema, document, node, variables, true)?.message ?? null]
      : [],
  );
}

/** Selects all fields of a type and of nested types, without cycles. */
function everything(typeName: string, above: string[] = []): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = field.type.toString().replace(/[[\]!]/g, '');
    if (!isObjectType(schema.getType(inner))) return field.name;
    const isOther = above.length > 0 && field.name === 'mentors';
    const isAsked = !isOther && ![...above, typeName, 'HistoryEntry'].includes(inner);
    return isAsked ? `${field.name} ${everything(inner, [...above, typeName])}` : '';
  });
  return `{ __typename ${fields.join(' ')} }`;
}

const page = (field: string, items: string, size: number | string = 200) =>
  `${field}(page: { size: ${size} }) { totalCount items ${items} }`;
const person = `{ id club { id mentors { id name email phone specialization experience status } } }`;
const nested = 'clubs { mentors { club { mentors { club { mentors { id } } } } } }';

test('all operations of the web, GraphiQL and the benchmarks are allowed', async () => {
  const bench = (await import(file('bench/pages/operations.mjs').href)) as {
    operations: Record<string, { query: string }>;
  };
  const examples = readdirSync(file('bff/graphiql/examples/'));
  const texts = [
    ...Object.values(trustedDocuments).map(({ text }) => text),
    ...Object.values(bench.operations).map(({ query }) => query),
    ...examples.map((name) => readFileSync(file(`bff/graphiql/examples/${name}`), 'utf8')),
  ];

  expect(texts.length).toBeGreaterThan(30);
  for (const text of texts) expect(check(text, largest)).toSatisfy(isEveryNull, text);
});

const isEveryNull = (messages: unknown[]) =>
  messages.length > 0 && messages.every((one) => one === null);

test.each<[string, string, object?]>([
  ['one of the largest pages with everything', `{ ${page('students', everything('Student'))} }`],
  ['all clubs with their mentors', `{ clubs ${everything('Club')} }`],
  ['all mentors with their clubs', `{ mentors ${everything('Mentor')} }`],
  ['a page of ten where none is given', `{ students { items ${person} } }`],
  ['a small page', `{ ${page('students', person, 20)} }`],
  ['a small page by variable', `query ($n: Int!) { ${page('students', person, '$n')} }`, { n: 20 }],
  [
    'the default of a variable',
    `query ($n: Int! = 20) { ${page('students', person, '$n')} }`,
    largest,
  ],
  [
    'a page that is null',
    `query ($page: PageInput) { students(page: $page) { items ${person} } }`,
    { page: null },
  ],
  [
    'the same field repeated',
    `{ ${'...A '.repeat(50)} } fragment A on Query { ${page('students', person, 20)} ...B } fragment B on Query { ${page('students', person, 20)} }`,
  ],
  ['skipped fields', `{ ${nested.replace('clubs', 'clubs @skip(if: true)')} me { id } }`],
  [
    'skipped fragments',
    `{ ... @include(if: false) { ${nested} } ...A @skip(if: true) } fragment A on Query { ${nested} }`,
  ],
  ['introspection', '{ __schema { types { fields { args { type { name } } } } } }'],
])('%s is allowed', (_what, text, variables = {}) => {
  expect(check(text, { ...variables })).toEqual([null]);
});

test.each<[string, string, object?]>([
  ['nested lists', `{ ${nested} }`],
  ['nested lists of `__typename`', `{ ${nested.replace('id', '__typename')} }`],
  [
    'nested lists with many `__typename` aliases',
    `{ mentors { club { mentors { ${names()} } } } }`,
  ],
  ['nested lists in the largest page', `{ ${page('students', person)} }`],
  [
    'the largest page by variable',
    `query ($n: Int!) { ${page('students', person, '$n')} }`,
    { n: 200 },
  ],
  [
    'a page by variable',
    `query ($page: PageInput) { students(page: $page) { items ${person} } }`,
    largest,
  ],
  ['the default of a variable', `query ($n: Int! = 200) { ${page('students', person, '$n')} }`],
  [
    'a page in fragments',
    `{ ...A } fragment A on Query { ... { ${page('students', '{ ...B }')} } } fragment B on Student ${person}`,
  ],
  [
    'fields of both person types',
    `{ formSubmissions(page: { size: 200 }) { items { person { ... on Student ${person} ... on Educator ${person} } } } }`,
  ],
  [
    'one list under many aliases',
    `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: ${page('students', '{ id progress { stages { id status feedback date } } }')}`).join(' ')} }`,
  ],
  [
    'a field included by a variable',
    `query ($no: Boolean!) { ${nested.replace('clubs', 'clubs @include(if: $no)')} }`,
    { no: false },
  ],
  [
    'a person in a mutation payload',
    `mutation ($input: AssignClubInput!) { assignClub(input: $input) { person { club { mentors { club { mentors { club { mentors { id } } } } } } } } }`,
  ],
])('%s is refused', (_what, text, variables = {}) => {
  expect(check(text, { ...variables })).toEqual([
    expect.stringMatching(/^The answer could hold \d+ values, of which 55000 are allowed\./),
  ]);
});

/** Aliases of `__typename` are not counted as aliases. */
function names(): string {
  return Array.from({ length: 100 }, (_, n) => `a${n}: __typename`).join(' ');
}

test('the size is computed for each page size', () => {
  const document = parse(`query ($n: Int!) { ${page('students', person, '$n')} }`);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation.');
  const checkAnswerSize = createCheckAnswerSize();
  const isRefused = [200, 20, 200, 'many', -1, 1e9].map(
    (n) => checkAnswerSize(schema, document, operation, { n }, true) !== null,
  );

  // Invalid sizes are refused by validation later.
  expect(isRefused).toEqual([true, false, true, false, false, true]);
});

test('every unpaged list has an assumed length', () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  for (const type of types.filter((one) => isObjectType(one))) {
    for (const field of Object.values(type.getFields())) {
      if (!isListType(getNullableType(field.type)) || field.name === 'items') continue;
      const names = [`${type.name}.${field.name}`, field.name];
      expect(
        names.some((name) => name in assumedLengths),
        names[0],
      ).toBe(true);
    }
  }
});

test('the refusal names the largest list, without an upstream call', async () => {
  const bff = await startBff({ 'GET /api/admin/mentors': many(3, mentorRecord) });
  const query = `query Nested($size: Int!) { me { id } ${page('students', person, '$size')} }`;

  // Interpreted first, then compiled.
  for (let times = 0; times < 3; times++) {
    const response = await bff.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer own-token' },
      payload: { query, variables: { size: 200 } },
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      errors: [
        {
          message:
            'The answer could hold 56402 values, of which 55000 are allowed. Most of them are in students.items.club.mentors: ask for smaller pages, for fewer fields, or for nested lists on their own.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
  }
  expect(bff.upstream.calls).toEqual([]);
});
