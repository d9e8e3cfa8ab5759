import { expect, it } from 'vitest';
import { funnel } from './funnel.ts';

const CLUB = ['Counseling', 'Assessment', 'Guidance'].map((name) => ({ name }));

const at = (stage: string | null, count: number) => ({ stage, count });

it('counts the people in each stage and those who reached it', () => {
  expect(funnel(CLUB, [at('Assessment', 6), at(null, 2), at('Guidance', 4)])).toEqual({
    steps: [
      { stage: null, here: 2, reached: 12 },
      { stage: 'Counseling', here: 0, reached: 10 },
      { stage: 'Assessment', here: 6, reached: 10 },
      { stage: 'Guidance', here: 4, reached: 4 },
    ],
    elsewhere: [],
    total: 12,
  });
});

it('lists stages of other clubs separately', () => {
  const counted = funnel(CLUB, [at('Guidance', 4), at('Market Basics', 3), at('Portfolio', 0)]);
  expect(counted.elsewhere).toEqual([{ stage: 'Market Basics', count: 3 }]);
  expect(counted.steps[0]).toEqual({ stage: null, here: 0, reached: 4 });
  expect(counted.total).toBe(7);
});

it('merges equal names and skips blank ones', () => {
  const stages = ['Talk', '', 'Talk', 'Guidance'].map((name) => ({ name }));
  expect(funnel(stages, [at('Talk', 5)]).steps).toEqual([
    { stage: null, here: 0, reached: 5 },
    { stage: 'Talk', here: 5, reached: 5 },
    { stage: 'Guidance', here: 0, reached: 0 },
  ]);
});

it('is empty for an empty list', () => {
  expect(funnel(CLUB, [])).toMatchObject({ total: 0, elsewhere: [] });
});
