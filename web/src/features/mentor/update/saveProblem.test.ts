import { expect, it } from 'vitest';
import { saveProblem } from './saveProblem.ts';

const choices = [{ value: 's1' }, { value: 's2' }];

it.each([
  ['s2', null],
  ['', 'Please select a student and stage'],
  ['s9', 'Invalid stage selected'],
  ['no-stages', 'Invalid stage selected'],
])('the problem of the stage "%s" is %j', (stageId, title) => {
  expect(saveProblem(stageId, choices, 'student')?.title ?? null).toBe(title);
});
