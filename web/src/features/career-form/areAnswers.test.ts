import { expect, it } from 'vitest';
import { areAnswers, NO_ANSWERS } from './answers.ts';

it.each<[string, unknown, boolean]>([
  ['all answers', NO_ANSWERS, true],
  ['answers of an older release', { fullName: 'Asha Rao' }, true],
  ['an answer that is a number', { ...NO_ANSWERS, age: 15 }, false],
  ['null', null, false],
  ['text', 'Asha Rao', false],
])('a draft with %s is valid: %s', (_, draft, isValid) => {
  expect(areAnswers(draft)).toBe(isValid);
});
