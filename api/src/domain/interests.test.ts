import { expect, it } from 'vitest';
import { interestAreas, leadingAreas, scoresOf, statementIds, type Scores } from './interests.ts';

const scores = (...values: number[]) =>
  Object.fromEntries(interestAreas.map((area, index) => [area, values[index]])) as Scores;

it('has five statements for each area', () => {
  expect(statementIds).toHaveLength(30);
  expect(statementIds[0]).toBe('realistic-1');
  expect(statementIds.at(-1)).toBe('conventional-5');
});

it.each([
  [0, scores(0, 0, 0, 0, 0, 0)],
  [1, scores(5, 5, 5, 5, 5, 5)],
  [2, scores(10, 10, 10, 10, 10, 10)],
])('adds thirty answers of %i', (value, expected) => {
  expect(scoresOf(Object.fromEntries(statementIds.map((id) => [id, value])))).toEqual(expected);
});

it('adds the answers of the area alone', () => {
  const answers = Object.fromEntries(statementIds.map((id) => [id, 0]));
  expect(scoresOf({ ...answers, 'social-2': 2, 'social-5': 1, 'artistic-1': 1 })).toEqual(
    scores(0, 0, 1, 3, 0, 0),
  );
});

it.each<[string, Scores, string[]]>([
  ['all 0', scores(0, 0, 0, 0, 0, 0), []],
  ['5 everywhere', scores(5, 5, 5, 5, 5, 5), []],
  ['all 10', scores(10, 10, 10, 10, 10, 10), []],
  ['one area 10', scores(0, 0, 0, 10, 0, 0), ['social']],
  [
    '10-10-8-8-0-0: more than three, so the highest alone',
    scores(10, 10, 8, 8, 0, 0),
    ['realistic', 'investigative'],
  ],
  ['9-8-8-7-0-0', scores(9, 8, 8, 7, 0, 0), ['realistic']],
  ['8-8-8-8-0-0: still more than three', scores(8, 8, 8, 8, 0, 0), []],
  ['6-5-5-5-5-5', scores(6, 5, 5, 5, 5, 5), ['realistic']],
  ['three at the border', scores(6, 0, 8, 0, 7, 5), ['artistic', 'enterprising', 'realistic']],
  ['more than 2 below', scores(10, 7, 0, 0, 0, 8), ['realistic', 'conventional']],
  ['ties in Holland’s order', scores(0, 0, 7, 7, 0, 7), ['artistic', 'social', 'conventional']],
])('finds the leading areas of %s', (_name, given, expected) => {
  expect(leadingAreas(given)).toEqual(expected);
});
