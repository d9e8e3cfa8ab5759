import { describe, expect, it } from 'vitest';
import { contract, contractProblems } from './contract.mjs';

const released = 'type Query { club(id: ID): Int, clubs: [Int!] }';
const change = 'Query.clubs was removed.';
const required = 'A required arg sort on Query.club was added.';

describe('the contract with clients', () => {
  it.each([
    ['nothing changed', released, {}, []],
    ['a field more', 'type Query { club(id: ID): Int, clubs: [Int!], more: Int }', {}, []],
    [
      'a field less',
      'type Query { club(id: ID): Int }',
      {},
      [`A client of the last release would break: ${change}`],
    ],
    ['a field less, as declared', 'type Query { club(id: ID): Int }', { [change]: 'unused' }, []],
    [
      'one of two declared',
      'type Query { club(id: ID, sort: Int!): Int }',
      { [change]: 'unused' },
      [`A client of the last release would break: ${required}`],
    ],
    ['a promise not kept', released, { [change]: 'unused' }, [`Declared, but not so: ${change}`]],
  ])('%s', async (_what, present, declared, problems) => {
    expect(await contractProblems(released, present, declared)).toEqual(problems);
  });

  it('holds at present', async () => {
    expect(await contract()).toEqual({ code: 0, output: '' });
  });
});
