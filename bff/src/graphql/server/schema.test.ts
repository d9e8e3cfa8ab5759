import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  printType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const schemaFile = new URL('../../../../schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Input types that are not named after their mutation. */
const otherwiseNamed: Record<string, string> = {
  submitStudentForm: 'StudentFormInput',
  submitEducatorForm: 'EducatorFormInput',
};

/** Mutations without an input. */
const withoutInput = ['cancelEmailChange', 'logout', 'logoutOthers', 'setUpSecondFactor'];

test.each(mutations)('the mutation $name takes one input and returns one payload', (field) => {
  const { name, args, type } = field;
  const input = `${otherwiseNamed[name] ?? `${pascal(name)}Input`}!`;
  const payload = schema.getType(`${pascal(name)}Payload`);

  expect(args.map((arg) => `${arg.name}: ${arg.type.toString()}`)).toEqual(
    withoutInput.includes(name) ? [] : [`input: ${input}`],
  );
  expect(type).toBe(payload);
  expect(isObjectType(payload) && payload.getFields()['userErrors']?.type.toString()).toBe(
    '[UserError!]!',
  );
});

test('every type with a name in Input is an input, and every input has such a name or is nested in one', () => {
  for (const type of types.filter(({ name }) => name.endsWith('Input'))) {
    expect(isInputObjectType(type), type.name).toBe(true);
  }
  for (const type of types.filter(isInputObjectType)) {
    expect(type.name).toMatch(/(Input|Filter|Sort)$/);
  }
});

test('enum values are upper case', () => {
  const values = types.filter(isEnumType).flatMap((type) => type.getValues());
  for (const { name } of values) expect(name).toMatch(/^[A-Z][A-Z0-9_]*$/);
});

test('list entries are non-null, except versions of people of whom none was read', () => {
  const written = types
    .filter((type) => isInputObjectType(type) || isObjectType(type) || isInterfaceType(type))
    .map((type) => printType(type))
    .join('\n')
    .replaceAll('ifVersions: [String]\n', '');

  expect(written).toContain('[Stage!]');
  expect(written).not.toMatch(/\[\w+\]|\]\]/);
});
