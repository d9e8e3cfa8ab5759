import { describe, expect, it } from 'vitest';
import { matchingClubs, stageSummary } from './clubOptions.ts';

describe('the clubs that match a search', () => {
  const club = (name: string, description: string | null) => ({
    id: name,
    name,
    description,
    stages: [],
  });
  const clubs = [
    club('Robotics Club', 'Machines'),
    club('Writers’ Room', 'Words'),
    club('Arts', null),
  ];

  it.each([
    ['', ['Robotics Club', 'Writers’ Room', 'Arts']],
    ['ROBOT', ['Robotics Club']],
    [' words ', ['Writers’ Room']],
    ['chess', []],
  ])('for "%s" are %j', (search, expected) => {
    expect(matchingClubs(clubs, search).map(({ name }) => name)).toEqual(expected);
  });
});

describe('the summary of stages', () => {
  it.each([
    [[], ''],
    [['a', 'b', 'c'], 'a, b, c'],
    [['a', 'b', 'c', 'd', 'e'], 'a, b, c +2 more'],
  ])('of %j are "%s"', (names, expected) => {
    expect(stageSummary(names.map((name) => ({ name })))).toBe(expected);
  });
});
