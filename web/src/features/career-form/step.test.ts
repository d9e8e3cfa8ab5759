import { expect, it } from 'vitest';
import { NO_ANSWERS, type Answers } from './answers.ts';
import { STEPS } from './steps.ts';
import { firstOpenStep, stepsDone } from './step.ts';

const about = { fullName: 'Asha Rao', email: 'asha@example.org', phone: '98200 12345' };

it.each<[string, Partial<Answers>, boolean[]]>([
  ['nothing', {}, [false, false, false, false, false]],
  ['the first step', about, [true, false, false, false, false]],
  ['half of a step', { class: '11th' }, [false, false, false, false, false]],
  [
    'a wrong number',
    { class: '11th', schoolName: 'DAV Pune', tenthPercentage: '101' },
    [false, false, false, false, false],
  ],
  ['an optional step', { city: 'Pune' }, [false, false, false, true, false]],
])('with %s answered', (_, answers, done) => {
  expect(stepsDone(STEPS.STUDENT, { ...NO_ANSWERS, ...answers })).toEqual(done);
});

const complete = {
  ...about,
  class: '11th',
  schoolName: 'DAV Pune',
  tenthPercentage: '88',
  interests: 'Robotics',
  address: '12 Hill Road',
  parentContact: '98200 99999',
  clubId: 'c1',
};

it.each<[string, Partial<Answers>, number]>([
  ['without answers', {}, 0],
  ['after the first step', about, 1],
  ['at an earlier step with a wrong answer', { ...complete, tenthPercentage: '101' }, 1],
  ['after the last step', complete, 5],
])('the form continues %s', (_, answers, step) => {
  expect(firstOpenStep(STEPS.STUDENT, { ...NO_ANSWERS, ...answers })).toBe(step);
});
