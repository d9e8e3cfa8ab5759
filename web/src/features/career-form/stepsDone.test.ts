import { expect, it } from 'vitest';
import { NO_ANSWERS, type Answers } from './answers.ts';
import { STEPS } from './steps.ts';
import { stepsDone } from './stepsDone.ts';

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
