import { beforeEach, expect, it, vi } from 'vitest';
import { failureOf, outcomeOf } from '../../../lib/mutation/outcome.ts';
import { student } from '../../../testing/people.ts';
import { batchesOf, sendBatches, type Batch, type Outcome, type Results } from './batches.ts';
import { changeOf, type BulkPerson, type Change } from './plan.ts';
import { undoChanges } from './useBulkRun.ts';

const person = (id: string, more = {}) => student({ id, ...more }) as unknown as BulkPerson;

/** Changes with these values, of p0, p1, … */
const changesOf = (values: (string | null)[]): Change[] =>
  values.map((value, index) => changeOf(person(`p${index}`), value));

const repeat = (value: string | null, count: number) => Array.from({ length: count }, () => value);

beforeEach(() => {
  vi.useFakeTimers();
});
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

it('keeps a batch whose answer was lost, with its key', () => {
  const [a, b, c, d] = changesOf(['m1', 'm1', 'm1', 'm2']) as [Change, Change, Change, Change];
  const batches = batchesOf([{ ...a, key: 'k' }, { ...b, key: 'k' }, c, d]);
  expect(batches.map(({ changes }) => changes.length)).toEqual([2, 1, 1]);
  expect(batches[0]?.key).toBe('k');
});

const done = ({ changes }: Batch) =>
  outcomeOf<Results & { userErrors: [] }>({
    results: changes.map(({ person: { id } }) => ({
      personId: id,
      person: { version: `${id}-new` },
      userErrors: [],
    })),
    userErrors: [],
  });
const lost = () => failureOf(new TypeError('Failed to fetch'));

/** Sends three batches of one; `answers` are those to each call. */
async function run(answers: ((batch: Batch) => ReturnType<typeof done>)[], cancelAfter = Infinity) {
  const keys: string[] = [];
  const outcomes = new Map<string, Outcome>();
  const sending = sendBatches(batchesOf(changesOf(['a', 'b', 'c'])), {
    send: (batch) => {
      keys.push(batch.key);
      return Promise.resolve((answers[keys.length - 1] ?? done)(batch));
    },
    onOutcomes: (some) => {
      for (const [id, outcome] of some) outcomes.set(id, outcome);
    },
    isCancelled: () => keys.length >= cancelAfter,
  });
  await vi.runAllTimersAsync();
  await sending;
  return { keys, states: [...outcomes.values()].map(({ state }) => state), outcomes };
}

it('sends a batch whose answer is lost once more with its key', async () => {
  const { keys, states } = await run([done, lost]);
  expect(states).toEqual(['done', 'done', 'done']);
  expect(keys).toHaveLength(4);
  expect(keys[2]).toBe(keys[1]);
});

it('stops after two lost answers, and keeps the key of that batch only', async () => {
  const { keys, states, outcomes } = await run([done, lost, lost]);
  expect(states).toEqual(['done', 'notDone', 'notDone']);
  expect(keys).toHaveLength(3);
  expect(outcomes.get('p1')).toHaveProperty('key', keys[1]);
  expect(outcomes.get('p2')).not.toHaveProperty('key');
});

it('sends nothing more after a cancellation', async () => {
  const { keys, outcomes } = await run([], 1);
  expect(keys).toHaveLength(1);
  expect(outcomes.get('p1')).toEqual({ state: 'notDone', reason: 'Cancelled' });
});

it.each<[string, { code: string; message: string }[], Outcome]>([
  ['refused', [{ code: 'CONFLICT', message: 'Changed' }], { state: 'refused', reason: 'Changed' }],
  [
    'not reached',
    [{ code: 'NOT_DONE', message: '' }],
    { state: 'notDone', reason: 'Not reached in time' },
  ],
])('reports who was %s', async (_case, userErrors, expected) => {
  const answer = () => {
    const results = [{ personId: 'p0', person: null, userErrors }];
    return outcomeOf<Results & { userErrors: [] }>({ results, userErrors: [] });
  };
  expect((await run([answer])).outcomes.get('p0')).toEqual(expected);
});

it.each<['mentor' | 'club' | 'status', object, string | null]>([
  ['mentor', { mentor: null }, null],
  ['mentor', {}, 'm1'],
  ['club', { club: null }, null],
  ['club', {}, 'c1'],
  ['status', { status: null }, 'active'],
  ['status', { status: 'inactive' }, 'inactive'],
])('gives back the %s of %j: %s', (kind, fields, before) => {
  const changes = [changeOf(person('p1', fields), 'x'), changeOf(person('p2'), 'x')];
  const outcomes = new Map<string, Outcome>([
    ['p1', { state: 'done', version: '2' }],
    ['p2', { state: 'refused', reason: '' }],
  ]);
  const run = { changes, outcomes, total: 2, count: 2, state: 'ended', isUndo: false } as const;
  expect(undoChanges(kind, run)).toMatchObject([{ value: before, ifVersion: '2' }]);
  outcomes.set('p2', { state: 'done', version: null });
  expect(undoChanges(kind, run)).toBeNull();
});
