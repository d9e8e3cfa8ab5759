import { expect, it } from 'vitest';
import { keepDraft, WAITING_UPDATES } from '../draftStorage.ts';
import { readChanges } from './changes.ts';

const input = { personId: 'p1', stageId: 's2' };
const former = { id: 'k1', input, keptAt: 1, personName: 'Asha Rao', stageName: 'Assessment' };
const tick = { id: 'k2', operation: 'TickAgreedStep', subject: 'step a1', input, keptAt: 1 };

it.each([
  [
    'an update of an earlier release',
    former,
    {
      ...former,
      ...{ operation: 'UpdateProgress', subject: 'UpdateProgress p1 s2' },
      ...{ person: 'Asha Rao', stage: 'Assessment' },
    },
  ],
  ['a change of another operation', tick, { ...tick, person: null, stage: null }],
  ['a change without input', { ...tick, input: null }, undefined],
  ['another value', 'text', undefined],
])('reads %s', (_what, stored, read) => {
  keepDraft(localStorage, 'u1', WAITING_UPDATES, [stored]);
  expect(readChanges(localStorage, 'u1')).toEqual(read ? [read] : []);
});
