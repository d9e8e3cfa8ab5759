import { expect, it } from 'vitest';
import { actionText, changeTexts, shownChanges } from './historyTexts.ts';

const change = (field: string, before: string | null, after: string | null) => ({
  field,
  before,
  after,
});
const at = (before: string | null, after: string | null) => change('nextSessionAt', before, after);
const status = (after: string) => change('nextSessionStatus', 'planned', after);

it.each([
  ['planned a session', [at(null, 'x'), change('nextSessionStatus', null, 'planned')]],
  ['moved a session', [at('x', 'y')]],
  ['moved a session', [change('nextSessionPlace', null, 'Room 12')]],
  ['held a session', [status('held')]],
  ['recorded that a session did not take place', [status('missed')]],
  ['cancelled a session', [status('cancelled')]],
  ['agreed a step', [change('stepText', null, 'Read'), change('stepIsDone', null, 'false')]],
  ['changed a step', [change('stepText', 'Read', 'Write')]],
  ['changed a step', [change('stepDueOn', null, '2026-12-04')]],
  ['ticked a step', [change('stepIsDone', 'false', 'true')]],
  ['opened a step again', [change('stepIsDone', 'true', 'false')]],
  ['made an interest profile', [change('interestProfile', null, 'made')]],
  ['removed the interest profile', [change('interestProfile', 'made', 'removed')]],
  ['removed a step', [change('stepText', 'Read', null), change('stepIsDone', 'true', null)]],
  ['answered the feedback', [change('answer', null, 'Yes')]],
  ['changed the answer', [change('answer', 'Yes', 'No')]],
  ['removed the answer', [change('answer', 'Yes', null)]],
  ['changed the record', [change('shoe size', null, '38')]],
])('names the action: %s', (action, changes) => {
  expect(actionText({ kind: 'OTHER', stage: null, changes })).toBe(action);
});

it.each([
  ['stepDueOn', '2026-12-04', 'Due', 'Dec 4, 2026'],
  ['stepIsDone', 'true', 'Done', 'Yes'],
  ['stepIsDone', 'false', 'Done', 'No'],
  ['nextSessionStatus', 'held', 'Session status', 'Held'],
  ['nextSessionPlace', 'Room 12', 'Place', 'Room 12'],
])('formats %s %s', (field, value, label, after) => {
  expect(changeTexts(change(field, null, value))).toMatchObject({ label, after });
});

it('leaves out what a new record implies', () => {
  const text = change('stepText', null, 'Read');
  const tick = change('stepIsDone', 'false', 'true');
  expect(shownChanges({ changes: [text, change('stepIsDone', null, 'false')] })).toEqual([text]);
  expect(shownChanges({ changes: [tick] })).toEqual([tick]);
});
