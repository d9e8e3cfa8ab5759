import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';

class FakeResponse extends EventEmitter {
  destroyed = false;

  close(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** A queue with one slot, or as `limits` say, and the names of the operations that got a slot. */
function start(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({
    running: 1,
    runningPerClient: 1,
    waiting: 99,
    patience: 60_000,
    ...limits,
  });
  const given: string[] = [];
  const refused: string[] = [];
  /** Enters operations, whose first letter is their client. */
  const enter = async (names: string) => {
    const entered = names.split(' ').map((name) => {
      const response = new FakeResponse();
      void queue.enter(name.charAt(0), { response }).then((end) => {
        (end === null ? refused : given).push(name);
      });
      return response;
    });
    await settled();
    return entered;
  };
  return { queue, given, refused, enter };
}

const settled = () => new Promise(setImmediate);

test.each([
  ['in order within a client', {}, 'a1 a2 a3', 'a1 a2 a3'],
  ['by client', {}, 'a1 a2 a3 b1 c1 b2', 'a1 b1 c1 a2 b2 a3'],
  [
    'not to a client at its limit',
    { running: 2, runningPerClient: 1 },
    'z1 a1 a2 a3 b1 b2',
    'z1 a1 b1 a2 b2 a3',
  ],
])('slots are given %s', async (_how, limits, names, order) => {
  const { given, enter } = start(limits);
  const [first] = await enter('x1');
  const entered = await enter(names);
  first?.close();
  // Each closes once it has its slot.
  for (const name of order.split(' ')) {
    await settled();
    entered[names.split(' ').indexOf(name)]?.close();
  }
  expect(given.slice(1).join(' ')).toBe(order);
});

test('a client runs no more operations than its limit, others fill the rest', async () => {
  const { queue, given, enter } = start({ running: 4, runningPerClient: 2 });
  const [first] = await enter('a1 a2 a3 b1 b2 b3 c1');
  expect(given).toEqual(['a1', 'a2', 'b1', 'b2']);
  first?.close();
  await settled();
  expect(given.at(-1)).toBe('a3');
  expect(queue.count()).toEqual({ running: 4, waiting: 2 });
});

test('the pace limits how many operations start, not how many run', async () => {
  const pace = { operations: 1, milliseconds: 10 };
  const { queue, given, enter } = start({ running: 3, runningPerClient: 3, pace });
  const [first] = await enter('a1 a2 a3 a4');
  await expect.poll(() => given).toEqual(['a1', 'a2', 'a3']);
  expect(queue.count()).toEqual({ running: 3, waiting: 1 });
  first?.close();
  await expect.poll(() => given.at(-1)).toBe('a4');
});

test('disconnected clients occupy neither a slot nor a place', async () => {
  const { queue, given, enter } = start();
  const [first] = await enter('a1');
  const gone = await enter('a2 a3 b1');
  for (const response of gone) response.close();
  expect(queue.count()).toEqual({ running: 1, waiting: 0 });
  const gonePreviously = new FakeResponse();
  gonePreviously.close();
  void queue.enter('d', { response: gonePreviously }).then(() => given.push('d'));
  await enter('a4 c1');
  first?.close();
  await settled();
  expect(given).toEqual(['a1', 'a4']);
});

test('the places are divided among the clients that wait', async () => {
  const { queue, refused, enter } = start({ waiting: 4 });
  await enter('x1 a1 a2 a3 a4 a5 b1 b2 b3 c1 c2 d1 e1');
  expect(refused).toEqual(['a5', 'b3', 'c2', 'e1']);
  expect(['a', 'b', 'e'].map((name) => queue.isFull(name))).toEqual([true, true, true]);
});

test('a client at its limit has more places while slots are free', async () => {
  const { refused, enter } = start({ running: 2, waiting: 3, waitingWhenFull: 1 });
  await enter('a1 a2 a3 a4 a5 b1 a6 b2 b3');
  expect(refused).toEqual(['a5', 'a6', 'b2', 'b3']);
});

test('an operation that waits too long is refused', async () => {
  const { queue, given, refused, enter } = start({ patience: 10 });
  const [first] = await enter('a1');
  await enter('a2');
  await expect.poll(() => refused).toEqual(['a2']);
  expect(queue.count()).toEqual({ running: 1, waiting: 0 });
  first?.close();
  await enter('a3');
  expect(given).toEqual(['a1', 'a3']);
});

/** Enters operations without a response, named client@lane, behind a running one. @returns their order */
async function orderOf(names: readonly string[]): Promise<string[]> {
  const queue = createFairQueue({ running: 1, waitingInTotal: 100 });
  const endFirst = await queue.enter('first');
  const order: string[] = [];
  const operations = names.map(async (name) => {
    const [client = '', lane = ''] = name.split('@');
    const end = await queue.enter(client, { lane });
    order.push(name);
    end?.();
  });
  endFirst?.();
  await Promise.all(operations);
  return order;
}

test.each([
  ['in order within a client', 'a@1 a@1 a@1', 'a@1 a@1 a@1'],
  ['by client', 'a@1 a@1 a@1 b@1 c@1 b@1', 'a@1 b@1 c@1 a@1 b@1 a@1'],
  ['by lane within a client', 'a@1 a@1 a@1 a@2 a@2 a@3', 'a@1 a@2 a@3 a@1 a@2 a@1'],
  ['by client, then by lane', 'a@1 a@1 a@2 b@1', 'a@1 b@1 a@2 a@1'],
])('operations run %s', async (_how, names, order) => {
  expect((await orderOf(names.split(' '))).join(' ')).toBe(order);
});

test('the places of all clients together are limited, whoever waits', async () => {
  const { queue, refused, enter } = start({ waitingInTotal: 2, waiting: 9 });
  await enter('x1 a1 b1 c1');
  expect(refused).toEqual(['c1']);
  expect(queue.isFull('c')).toBe(true);
});
