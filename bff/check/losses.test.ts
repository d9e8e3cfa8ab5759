import { expect, test } from 'vitest';
import { lossesOf } from './losses.ts';

test.each([
  ['status', /account status/],
  ['[3].status', /account status/],
  ['stageProgress[0].status', /^the stages/],
  ['stages[0].name', /^the stages/],
  ['stageProgress[0].feedback', /^the feedback/],
  ['stageProgress[1].date', /^when a stage was saved/],
  ['[0].assignedClub.name', /^the club/],
  ['assignedClub.description', /^descriptions/],
  ['assignedMentor.specialization', /^the specialization/],
])('without %s the product loses something that matches %s', (path, words) => {
  expect(lossesOf([path])).toEqual([expect.stringMatching(words)]);
});

test('each loss is listed once, and a field without one not at all', () => {
  expect(lossesOf(['[0].phone', '[1].phone', 'id'])).toEqual(['phone numbers']);
});
