import { expect, it } from 'vitest';
import { keptPerson } from './keptList.ts';
import type { KeptPersonFragment } from './KeptPerson.generated.ts';

const asha: KeptPersonFragment = {
  __typename: 'Student',
  id: 'p1',
  name: 'Asha Rao',
  status: 'active',
  createdAt: '2026-09-01T00:00:00.000Z',
  progress: { percent: 40, currentStage: 'Assessment', lastUpdated: '2026-11-01T00:00:00.000Z' },
  formDetails: { class: 'Class 10' },
  nextSession: null,
};

const kept = {
  id: 'p1',
  name: 'Asha Rao',
  place: 'Class 10',
  stage: 'Assessment',
  percent: 40,
  waitingSince: '2026-11-01T00:00:00.000Z',
  nextSession: null,
};
const session = { at: '2026-12-01T11:00:00.000Z', place: 'Room 12' };
const notStarted = { percent: 0, currentStage: null, lastUpdated: null };

it.each<[string, Partial<KeptPersonFragment>, Partial<typeof kept> | object]>([
  ['a student', {}, {}],
  [
    'an educator',
    { __typename: 'Educator', formDetails: { currentPosition: 'Teacher' } } as object,
    { place: 'Teacher' },
  ],
  [
    'who waits since the registration',
    { progress: notStarted },
    { stage: null, percent: 0, waitingSince: asha.createdAt },
  ],
  [
    'who has completed every stage',
    { progress: { ...notStarted, percent: 100 } },
    { stage: null, percent: 100, waitingSince: null },
  ],
  ['with a next session', { nextSession: { id: 's1', ...session } }, { nextSession: session }],
  ['who is inactive', { status: 'inactive', nextSession: { id: 's1', ...session } }, {}],
  [
    'without readable progress or form',
    { progress: null, formDetails: null },
    { place: null, stage: null, percent: null, waitingSince: asha.createdAt },
  ],
])('the stored fields of %s', (_who, fields, expected) => {
  expect(keptPerson({ ...asha, ...fields } as KeptPersonFragment)).toEqual({
    ...kept,
    ...expected,
  });
});
