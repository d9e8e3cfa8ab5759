import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Queues tasks behind a running one and returns the order in which they ran. */
async function orderOf(queued: readonly string[]): Promise<string[]> {
  const inTurn = createTurns(1, 100);
  let release = (): void => undefined;
  const first = inTurn(
    { account: 'first', address: '' },
    () => new Promise<void>((r) => (release = r)),
  );
  const ran: string[] = [];
  const tasks = queued.map((name) => {
    const [account = '', address = ''] = name.split('@');
    return inTurn({ account, address }, () => Promise.resolve(ran.push(name)));
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

it('a task that fails gives its place to the next', async () => {
  const inTurn = createTurns(1, 100);
  const turn = { account: 'a', address: '1' };
  const failing = inTurn(turn, () => Promise.reject(new Error('failed')));
  const next = inTurn(turn, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
