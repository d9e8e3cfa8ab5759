import { describe, expect, it } from 'vitest';
import { contract, contractProblems } from './contract.mjs';

const released = 'type Query { club(id: ID): Int, clubs: [Int!] }';
const change = 'Query.clubs was removed.';
const required = 'A required arg sort on Query.club was added.';

describe('the contract with clients', () => {
  it.each([
    ['nothing changed', released, {}, []],
    ['an added field', 'type Query { club(id: ID): Int, clubs: [Int!], more: Int }', {}, []],
    [
      'a removed field',
      'type Query { club(id: ID): Int }',
      {},
      [`A client of the last release would break: ${change}`],
    ],
    ['a removed field, declared', 'type Query { club(id: ID): Int }', { [change]: 'unused' }, []],
    [
      'one of two declared',
      'type Query { club(id: ID, sort: Int!): Int }',
      { [change]: 'unused' },
      [`A client of the last release would break: ${required}`],
    ],
    [
      'a declared change that was not made',
      released,
      { [change]: 'unused' },
      [`Declared, but not so: ${change}`],
    ],
  ])('%s', async (_what, present, declared, problems) => {
    expect(await contractProblems(released, present, declared)).toEqual(problems);
  });

  it('is not broken by the current schema', async () => {
    expect(await contract()).toEqual({ code: 0, output: '' });
  });
});
