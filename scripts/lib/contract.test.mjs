import { describe, expect, it } from 'vitest';
import { contract, contractProblems } from './contract.mjs';

const released = 'type Query { club(id: ID): Int, clubs: [Int!] }';
const gone = 'Query.clubs was removed.';
const required = 'A required arg sort on Query.club was added.';

describe('the contract with clients', () => {
  it.each([
    ['nothing changed', released, {}, []],
    ['a field more', 'type Query { club(id: ID): Int, clubs: [Int!], more: Int }', {}, []],
    [
      'a field less',
      'type Query { club(id: ID): Int }',
      {},
      [`A client of the last release would break: ${gone}`],
    ],
    ['a field less, as declared', 'type Query { club(id: ID): Int }', { [gone]: 'unused' }, []],
    [
      'one of two declared',
      'type Query { club(id: ID, sort: Int!): Int }',
      { [gone]: 'unused' },
      [`A client of the last release would break: ${required}`],
    ],
    ['a promise not kept', released, { [gone]: 'unused' }, [`Declared, but not so: ${gone}`]],
  ])('%s', async (_what, present, declared, problems) => {
    expect(await contractProblems(released, present, declared)).toEqual(problems);
  });

  it('holds at present', async () => {
    expect(await contract()).toEqual({ code: 0, output: '' });
  });
});
