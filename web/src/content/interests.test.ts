import { expect, it } from 'vitest';
import { interests } from './interests.ts';

const { statements, areas, caution, ...others } = interests;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const REFUSED =
  /\b(assess\w*|aptitude\w*|personalit\w*|talent\w*|strengths?|should|suited|best|weak\w*|test\w*|doctor|nurse|engineer|teacher|lawyer|scientist|artist|musician|actor|farmer|mechanic|carpenter|accountant|manager|writer|painter|designer|police|pilot|soldier|trader|shopkeeper|secretary)\b/i;

it.each([...textsIn(others), ...textsIn(areas), ...statements.map(({ text }) => text)])(
  'no word of a verdict and no job in: %s',
  (text) => {
    expect(text).not.toMatch(REFUSED);
  },
);

const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../features/interests/*.tsx',
      '../lib/interests/*.ts*',
      '../features/dashboard/InterestsCard.tsx',
      '!**/*.test.tsx',
      '!**/*.generated.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

it.each(sources)('no such word in %s', (_file, source) => {
  const texts = source.replaceAll(/^import .*$/gm, '').replaceAll(/\/\*\*.*?\*\/|\/\/.*$/gms, '');
  expect(texts).not.toMatch(REFUSED);
});

it('says in one sentence that nobody has tested them', () => {
  expect(caution.replace('Nobody has tested how exact they are:', '')).not.toMatch(REFUSED);
});

it('has five statements of each area, no two neighbours of one area', () => {
  const order = statements.map(({ id }) => id.replace(/-\d$/, ''));
  for (const area of Object.keys(areas)) {
    const numbers = [1, 2, 3, 4, 5].map((number) => `${area.toLowerCase()}-${number}`);
    expect(statements.map(({ id }) => id)).toEqual(expect.arrayContaining(numbers));
  }
  expect(statements).toHaveLength(30);
  expect(order.filter((area, index) => area === order[index + 1])).toEqual([]);
});

it.each(statements)('$id is one short activity', ({ text }) => {
  expect(text.split(' ').length).toBeLessThanOrEqual(12);
  expect(text).not.toMatch(/\b(and|or|not|no|never|without)\b|n’t|\//i);
});
