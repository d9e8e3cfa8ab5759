import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { deprecatedUses } from './deprecated.ts';

const schema = buildSchema(`
  input Filter { old: ID @deprecated, text: String }
  type Club { old: ID @deprecated, name: String }
  type Query { clubs(old: ID @deprecated, filter: Filter, all: [Filter!]): [Club!] }
`);

test.each([
  ['{ clubs { name old again: old } }', ['Club.old']],
  ['{ clubs(old: 1) { name } }', ['Query.clubs(old)']],
  ['{ clubs(filter: { old: 1, text: "a" }) { name } }', ['Filter.old']],
  ['query ($id: ID) { clubs(all: [{ old: $id }]) { name } }', ['Filter.old']],
  ['query ($filter: Filter) { clubs(filter: $filter) { name } }', []],
])('deprecated uses of %s', (text, uses) => {
  expect(deprecatedUses(schema, parse(text))).toEqual(uses);
});
