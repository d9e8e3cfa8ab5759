import {
  buildSchema,
  Kind,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type GraphQLObjectType,
} from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bounds, MAX_TOKENS } from '../src/graphql/server/bounds.ts';
import { backend } from '../src/testing/backend.ts';
import { startBff } from '../src/testing/bff.ts';
import { roles } from './signIn.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const schema = buildSchema(read('../../schema.graphql'));
const examples = readdirSync(new URL('examples/', import.meta.url)).map((file) => ({
  file,
  text: read(`examples/${file}`),
}));

const fieldsOf = (type: 'Query' | 'Mutation') =>
  Object.keys((schema.getType(type) as GraphQLObjectType).getFields());

function rootFieldsIn(text: string): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  const Field = () => {
    const [parent, field] = [types.getParentType()?.name, types.getFieldDef()?.name];
    if (field !== undefined && (parent === 'Query' || parent === 'Mutation')) found.push(field);
  };
  visit(parse(text), visitWithTypeInfo(types, { Field }));
  return found;
}

test('there is an example for each role', () => {
  expect(examples.map(({ file }) => file).sort()).toEqual(
    roles.map((role) => `${role}.graphql`).sort(),
  );
});

test.each(examples)(
  '$file is valid, within all bounds, and every operation is explained',
  ({ text }) => {
    const document = parse(text, { maxLexicalTokens: MAX_TOKENS });

    expect(validate(schema, document, [...specifiedRules, ...bounds])).toEqual([]);
    for (const [operation] of text.matchAll(/(?:.*\n)?(query|mutation) \w+/g)) {
      expect(operation).toMatch(/^# /);
    }
  },
);

test('a student’s dashboard makes two REST calls', async () => {
  const [dashboard] = parse(read('examples/student.graphql')).definitions;
  const bff = await startBff(backend(1, 'objects'));

  const { errors } = await bff.ask({
    kind: Kind.DOCUMENT,
    definitions: dashboard ? [dashboard] : [],
  });

  expect(errors).toBeUndefined();
  expect(bff.callsMade()).toEqual(['GET /api/student/profile', 'GET /api/student/progress']);
});

test('the examples use every query and mention every mutation', () => {
  const all = examples.map(({ text }) => text);
  const selected = new Set(all.flatMap(rootFieldsIn));

  expect(fieldsOf('Query').filter((field) => !selected.has(field))).toEqual([]);
  const words = new Set(all.join(' ').match(/\w+/g));
  expect(fieldsOf('Mutation').filter((field) => !words.has(field))).toEqual([]);
  expect(
    [...selected].filter((field) => fieldsOf('Mutation').includes(field)).length,
  ).toBeGreaterThanOrEqual(4);
});
