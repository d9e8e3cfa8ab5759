import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Queues tasks behind a running one and returns the order in which they ran. */
async function orderOf(queued: readonly string[]): Promise<string[]> {
  const enqueue = createFairQueue(1, 100);
  let release = (): void => undefined;
  const first = enqueue(
    { account: 'first', address: '' },
    () => new Promise<void>((r) => (release = r)),
  );
  const ran: string[] = [];
  const tasks = queued.map((name) => {
    const [account = '', address = ''] = name.split('@');
    return enqueue({ account, address }, () => Promise.resolve(ran.push(name)));
  });
  release();
  await Promise.all([first, ...tasks]);
  return ran;
}

it.each([
  ['in order within an account', 'a@1 a@1 a@1', 'a@1 a@1 a@1'],
  ['by account', 'a@1 a@1 a@1 b@1 c@1 b@1', 'a@1 b@1 c@1 a@1 b@1 a@1'],
  ['by address within an account', 'a@1 a@1 a@1 a@2 a@2 a@3', 'a@1 a@2 a@3 a@1 a@2 a@1'],
  ['by account, then by address', 'a@1 a@1 a@2 b@1', 'a@1 b@1 a@2 a@1'],
])('tasks run %s', async (_how, queued, order) => {
  expect((await orderOf(queued.split(' '))).join(' ')).toBe(order);
});

it('a task that fails releases its slot', async () => {
  const enqueue = createFairQueue(1, 100);
  const key = { account: 'a', address: '1' };
  const failing = enqueue(key, () => Promise.reject(new Error('failed')));
  const next = enqueue(key, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
