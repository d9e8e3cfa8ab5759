import { expect, it } from 'vitest';
import { student } from '../../../testing/people.ts';
import { BULK_ACTIONS, type BulkName } from './actions.ts';
import { batchesOf, outcomesOf, type Outcome } from './batches.ts';
import { changeOf, type BulkPerson, type Change } from './plan.ts';
import { openBatches, undoChanges } from './useBulkRun.ts';

const person = (id: string, more = {}) => student({ id, ...more }) as unknown as BulkPerson;

/** Changes with these values, of p0, p1, … */
const changesOf = (values: (string | null)[]): Change[] =>
  values.map((value, index) => changeOf(person(`p${index}`), value));

const repeat = (value: string | null, count: number) => Array.from({ length: count }, () => value);

it.each<[string, (string | null)[], [string | null, number][]]>([
  [
    'of 50',
    repeat('m1', 120),
    [
      ['m1', 50],
      ['m1', 50],
      ['m1', 20],
    ],
  ],
  [
    'by value',
    ['m1', 'm2', 'm1', null],
    [
      ['m1', 2],
      ['m2', 1],
      [null, 1],
    ],
  ],
  [
    'with none apart from a value of that name',
    [null, 'null'],
    [
      [null, 1],
      ['null', 1],
    ],
  ],
  ['of no one', [], []],
])('makes batches %s', (_case, values, expected) => {
  const batches = batchesOf(changesOf(values));
  expect(batches.map(({ value, changes }) => [value, changes.length])).toEqual(expected);
  expect(new Set(batches.map(({ key }) => key)).size).toBe(batches.length);
});

const ended = { state: 'failed', count: 0, total: 0, error: undefined, isUndo: false } as const;

it('keeps a batch without an answer, with its key; who was not reached gets another', () => {
  const changes = changesOf(['a', 'a', 'b', 'c']);
  const [answered, lost, unsent] = batchesOf(changes);
  const outcomes = new Map<string, Outcome>([
    ['p0', { state: 'done', version: '2' }],
    ['p1', { state: 'notDone', reason: 'Not reached in time' }],
  ]);
  const batches = [answered, lost, unsent].filter((batch) => batch !== undefined);
  const open = openBatches({ ...ended, changes, batches, outcomes });
  expect(open.slice(0, 2)).toEqual([lost, unsent]);
  expect(open[2]).toMatchObject({ value: 'a', changes: [changes[1]] });
  expect(open).toHaveLength(3);
  expect(open[2]?.key).not.toBe(answered?.key);
});

it.each<[string, { code: string; message: string }[], Outcome]>([
  ['refused', [{ code: 'CONFLICT', message: 'Changed' }], { state: 'refused', reason: 'Changed' }],
  [
    'not reached',
    [{ code: 'NOT_DONE', message: '' }],
    { state: 'notDone', reason: 'Not reached in time' },
  ],
])('reports who was %s', (_case, userErrors, expected) => {
  const batch = { key: 'k', value: 'a', changes: changesOf(['a']) };
  const results = [{ personId: 'p0', person: null, userErrors }];
  expect(outcomesOf(batch, { results, userErrors: [] })).toEqual([['p0', expected]]);
});

it.each<[BulkName, object, string | null]>([
  ['assign-mentor', { mentor: null }, null],
  ['assign-mentor', {}, 'm1'],
  ['assign-club', { club: null }, null],
  ['assign-club', {}, 'c1'],
  ['set-status', { status: null }, 'active'],
  ['set-status', { status: 'inactive' }, 'inactive'],
])('gives back the value of %s for %j: %s', (name, fields, before) => {
  const { valueOf } = BULK_ACTIONS[name];
  const changes = [changeOf(person('p1', fields), 'x'), changeOf(person('p2'), 'x')];
  const outcomes = new Map<string, Outcome>([
    ['p1', { state: 'done', version: '2' }],
    ['p2', { state: 'refused', reason: '' }],
  ]);
  expect(undoChanges(valueOf, { changes, outcomes })).toMatchObject([
    { value: before, ifVersion: '2' },
  ]);
  outcomes.set('p2', { state: 'done', version: null });
  expect(undoChanges(valueOf, { changes, outcomes })).toBeNull();
});
