import { describe, expect, it } from 'vitest';
import { contract, contractProblems } from './contract.mjs';

const released = 'type Query { club(id: ID): Int, clubs: [Int!] }';
const deprecated = 'type Query { club(id: ID): Int, clubs: [Int!] @deprecated }';
const change = 'Query.clubs was removed.';
const required = 'A required arg sort on Query.club was added.';

describe('the contract with clients', () => {
  const clubsRemoved = 'type Query { club(id: ID): Int }';
  const breaks = (text) => `A client of the last release would break: ${text}`;
  const sudden = 'Removed without one release as @deprecated: Query.clubs';
  it.each([
    ['nothing changed', released, released, {}, []],
    [
      'an added field',
      released,
      'type Query { club(id: ID): Int, clubs: [Int!], more: Int }',
      {},
      [],
    ],
    ['a removed field', released, clubsRemoved, {}, [sudden, breaks(change)]],
    ['one that is declared only', released, clubsRemoved, { [change]: 'unused' }, [sudden]],
    ['one that was deprecated only', deprecated, clubsRemoved, {}, [breaks(change)]],
    [
      'deprecated with its arguments, and declared',
      'type Query { club(id: ID): Int, clubs(sort: Int): [Int!] @deprecated }',
      clubsRemoved,
      { [change]: 'unused' },
      [],
    ],
    ['deprecated and declared', deprecated, clubsRemoved, { [change]: 'unused' }, []],
    [
      'one of two declared',
      deprecated,
      'type Query { club(id: ID, sort: Int!): Int }',
      { [change]: 'unused' },
      [breaks(required)],
    ],
    [
      'a removed argument',
      released,
      'type Query { club: Int, clubs: [Int!], mentor(id: ID): Int }',
      { 'Query.club arg id was removed.': 'unused' },
      ['Removed without one release as @deprecated: Query.club(id)'],
    ],
    [
      'a declared change that was not made',
      released,
      released,
      { [change]: 'unused' },
      [`Declared, but not so: ${change}`],
    ],
  ])('%s', async (_what, before, present, declared, problems) => {
    expect(await contractProblems(before, present, declared)).toEqual(problems);
  });

  it('is not broken by the current schema', async () => {
    expect(await contract()).toEqual({ code: 0, output: '' });
  });
});
