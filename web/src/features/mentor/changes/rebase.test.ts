import { expect, it } from 'vitest';
import type { UnsentChange } from '../../../lib/unsent/changes.ts';
import { rebase } from './rebase.ts';

const change = (operation: string, input: object, personId = 'p1'): UnsentChange => ({
  id: operation,
  operation,
  subject: operation,
  input: { personId, ...input },
  ...{ person: 'Asha Rao', stage: null, keptAt: 0 },
});
const person = (session: string | null) => ({
  person: {
    nextSession: session === null ? null : { version: session },
    agreedSteps: [{ id: 'a', version: 'a2' }],
  },
});
const ofStep = { stepId: 'a', ifVersion: 'a1' };
const ofSession = { ifVersion: 's1' };

it.each([
  [
    'a tick after a change of the step',
    'TickAgreedStep',
    ofStep,
    'UpdateAgreedStep',
    ofStep,
    's1',
    'a2',
  ],
  [
    'a tick of another step',
    'TickAgreedStep',
    { stepId: 'b', ifVersion: 'b1' },
    'UpdateAgreedStep',
    ofStep,
    's1',
    'b1',
  ],
  [
    'a removed step',
    'TickAgreedStep',
    { stepId: 'c', ifVersion: 'c1' },
    'RemoveAgreedStep',
    { stepId: 'c', ifVersion: 'c1' },
    's1',
    'c1',
  ],
  [
    'a cancellation after a move',
    'CancelNextSession',
    ofSession,
    'SetNextSession',
    ofSession,
    's2',
    's2',
  ],
  [
    'a new session after a missed one',
    'SetNextSession',
    ofSession,
    'MissNextSession',
    ofSession,
    null,
    undefined,
  ],
  [
    'a new session after the save that held one',
    'SetNextSession',
    ofSession,
    'UpdateProgress',
    { ifVersion: 'v1' },
    null,
    undefined,
  ],
  [
    'a move after a save before its time',
    'SetNextSession',
    ofSession,
    'UpdateProgress',
    { ifVersion: 'v1' },
    's1',
    's1',
  ],
  [
    'a move of a session that was moved elsewhere',
    'SetNextSession',
    ofSession,
    'UpdateProgress',
    { ifVersion: 'v1' },
    's9',
    's1',
  ],
  [
    'a save of progress',
    'UpdateProgress',
    { ifVersion: 'v1' },
    'SetNextSession',
    ofSession,
    's2',
    'v1',
  ],
])('%s', (_case, operation, input, savedOperation, savedInput, session, expected) => {
  const saved = change(savedOperation, savedInput);
  const { input: rebased } = rebase(change(operation, input), saved, person(session));
  expect(rebased).toEqual({
    personId: 'p1',
    ...input,
    ifVersion: expected,
  });
});

it('leaves changes of other people, and all if the answer has no person', () => {
  const saved = change('UpdateProgress', { ifVersion: 'v1' });
  const other = change('SetNextSession', ofSession, 'p2');
  expect(rebase(other, saved, person(null))).toBe(other);
  const own = change('SetNextSession', ofSession);
  expect(rebase(own, saved, { person: null })).toBe(own);
});
