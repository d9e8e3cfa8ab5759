import { describe, expect, it } from 'vitest';
import { matchingClubs, stageSummary } from './clubOptions.ts';

describe('matchingClubs', () => {
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
  ])('finds for "%s": %j', (search, expected) => {
    expect(matchingClubs(clubs, search).map(({ name }) => name)).toEqual(expected);
  });
});

describe('stageSummary', () => {
  it.each([
    [[], ''],
    [['a', 'b', 'c'], 'a, b, c'],
    [['a', 'b', 'c', 'd', 'e'], 'a, b, c +2 more'],
  ])('of %j is "%s"', (names, expected) => {
    expect(stageSummary(names.map((name) => ({ name })))).toBe(expected);
  });
});
