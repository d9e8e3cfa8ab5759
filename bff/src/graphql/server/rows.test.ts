import {
  buildSchema,
  execute,
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLFieldResolver,
  type OperationDefinitionNode,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MaybePromise } from '../../backend/port.ts';
import { sampleVariables } from '../../testing/sampleVariables.ts';
import type { Context } from '../context.ts';
import { resolvers } from '../resolvers.ts';
import { createCompiledQueries } from './compiledQueries.ts';
import { completeRows } from './rows.ts';

type Field = GraphQLField<unknown, Context>;

const schemaFile = new URL('../../../../schema.graphql', import.meta.url);
const text = readFileSync(schemaFile, 'utf8');
const isRoot = (type: string) => type === 'Query' || type === 'Mutation';

const nullable = Object.values(buildSchema(text).getTypeMap())
  .filter((type) => isObjectType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field })))
  .filter(({ field }) => !isNonNullType(field.type));

const unreadable = () => {
  throw new Error('Unreadable');
};

/** What the fields `test_<Type>`, lists of one record, resolve to. */
let source: object = {};

/** The schema with a field for each type, and the resolvers of the bff. */
function testSchema() {
  const types = new Set(nullable.map(({ type }) => type).filter((type) => !isRoot(type)));
  const tests = [...types].map((type) => `test_${type}: [${type}!]`);
  const schema = buildSchema(`${text} extend type Query { ${tests.join(' ')} }`);
  for (const type of Object.values(schema.getTypeMap()).filter((one) => isObjectType(one))) {
    const ofType = (resolvers[type.name as keyof typeof resolvers] ?? {}) as Record<
      string,
      GraphQLFieldResolver<unknown, Context> | undefined
    >;
    for (const field of Object.values(type.getFields()) as Field[]) {
      // A root field has no getter: its resolver throws.
      const resolve = isRoot(type.name) ? unreadable : ofType[field.name];
      if (resolve) field.resolve = resolve;
      if (field.name.startsWith('test_')) field.resolve = () => Promise.resolve([source]);
    }
  }
  completeRows(schema);
  return schema;
}

const schema = testSchema();
const findCompiled = createCompiledQueries(1);

/** A backend of which no call succeeds, or each one of people reads the field of the person. */
const backendWith = (calls: Record<string, object>) =>
  new Proxy(calls, {
    get: (own, domain) => own[String(domain)] ?? new Proxy({}, { get: () => unreadable }),
  });

async function answers(document: DocumentNode, calls: Record<string, object> = {}) {
  const contextValue = { backend: backendWith(calls), operation: {}, timeZone: 'UTC' };
  const variables = sampleVariables(schema, document);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const compiled = findCompiled({ schema, document, operation });
  return [
    await inTime(execute({ schema, document, contextValue, variableValues: variables })),
    await inTime(compiled?.query(undefined, contextValue, variables)),
  ];
}

/** The result of an operation that ends within a second. */
async function inTime(result: MaybePromise<ExecutionResult> | undefined) {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(() => {
      resolve('no end');
    }, 1_000);
  });
  const ended = await Promise.race([result ?? 'no compiled form', timeout]);
  clearTimeout(timer);
  return ended;
}

/** An operation that selects one field, with its required arguments. */
function operationFor({ type, field }: (typeof nullable)[number]): DocumentNode {
  const below = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const required = field.args.filter(isRequiredArgument);
  const list = (items: string[]) => (items.length > 0 ? `(${items.join(', ')})` : '');
  const variables = list(required.map(({ name, type: of }) => `$${name}: ${String(of)}`));
  const args = list(required.map(({ name }) => `${name}: $${name}`));
  const selected = `{ ${field.name}${args} ${below} }`;
  const kind = type === 'Mutation' ? 'mutation' : 'query';
  return parse(`${kind} ${variables} ${isRoot(type) ? selected : `{ test_${type} ${selected} }`}`);
}

test('a nullable field that throws is one error at its path, interpreted and compiled', async () => {
  for (const one of nullable) {
    const { type, field } = one;
    const audience = type === 'Educator' ? 'educator' : 'student';
    const person = { id: 'p', name: 'P', audience, reader: 'admin' };
    source = Object.defineProperty(person, field.name, { get: unreadable });
    const place = isRoot(type) ? [field.name] : [`test_${type}`, 0, field.name];

    for (const result of await answers(operationFor(one))) {
      expect(result, `${type}.${field.name}`).toMatchObject({
        errors: [{ path: place, message: 'Unreadable' }],
        data: isRoot(type)
          ? { [field.name]: null }
          : { [`test_${type}`]: [{ [field.name]: null }] },
      });
      expect(result).toHaveProperty('errors.length', 1);
    }
  }
  process.stdout.write(`rows.test.ts: ${nullable.length} nullable fields, in both executors\n`);
  expect(nullable).toHaveLength(nullableIn(parse(text)));
}, 60_000);

function nullableIn({ definitions }: DocumentNode): number {
  const fields = definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []) : [],
  );
  return fields.filter(({ type }) => type.kind !== Kind.NON_NULL_TYPE).length;
}

test.each([
  ['progress { stages { feedback } }', ['progress', 'stages', 0, 'feedback']],
  [
    'progress { stages { stage { description } } }',
    ['progress', 'stages', 0, 'stage', 'description'],
  ],
  ['progress { stages { answer { readAt } } }', ['progress', 'stages', 0, 'answer', 'readAt']],
  ['progress { lastUpdated }', ['progress', 'lastUpdated']],
  ['agreedSteps { dueOn }', ['agreedSteps', 0, 'dueOn']],
  ['formDetails { city }', ['formDetails', 'city']],
  ['formDetails { consent { relation } }', ['formDetails', 'consent', 'relation']],
  ['nextSession { place }', ['nextSession', 'place']],
])('so is one in the records of a person: %s', async (selection, place) => {
  const record = place.reduceRight<unknown>(
    (value, key) =>
      typeof key === 'number'
        ? [value]
        : Object.defineProperty({}, key, { get: value === undefined ? unreadable : () => value }),
    undefined,
  );
  source = { id: 'p', name: 'P', audience: 'student', reader: 'admin' };
  const read = (key: string) => (record as Record<string, unknown>)[key];
  const calls = {
    people: { field: (_person: unknown, key: string) => read(key) },
    progress: { ofPerson: () => read('progress'), agreedSteps: () => read('agreedSteps') },
  };

  for (const result of await answers(parse(`{ test_Student { ${selection} } }`), calls)) {
    expect(result).toMatchObject({ errors: [{ path: ['test_Student', 0, ...place] }] });
    expect(result).toHaveProperty('errors.length', 1);
  }
});
