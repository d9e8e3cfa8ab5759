import { expect, onTestFinished, test } from 'vitest';
import { createBreakers } from './breaker.ts';
import { noAnswer, type NoAnswer } from './exchange.ts';

const call = 'GET /api/auth/me';

/** Breakers, and what lets so many calls come to that. */
function breakers(breakerRest = 5_000) {
  const made = createBreakers({ breakerWindow: 10_000, breakerRest });
  onTestFinished(() => {
    made.close();
  });
  const cameTo = (status: NoAnswer) => () =>
    Promise.resolve(noAnswer({ call, address: '/api/auth/me' }, status));
  return {
    state: () => made.states()[0]?.[1],
    run: async (status: NoAnswer, canWait = true) =>
      (await made.run(call, canWait, cameTo(status)))?.status ?? null,
    times: async (count: number, status: NoAnswer) => {
      for (let n = 0; n < count; n++) await made.run(call, true, cameTo(status));
    },
    made,
  };
}

test.each(['cancelled', 'expired'] as const)(
  'calls that are %s speak neither against a server nor for it',
  async (status) => {
    const { times, state } = breakers();
    await times(25, status);
    expect(state()).toBe('closed');

    await times(9, 'timeout');
    expect(state()).toBe('closed');
    await times(1, 'timeout');
    expect(state()).toBe('open');
  },
);

test('calls that are still under way speak for nobody', async () => {
  const { made, times, state } = breakers();
  let answer = () => {};
  const underWay = Array.from({ length: 30 }, () =>
    made.run(call, true, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return noAnswer({ call, address: '/api/auth/me' }, 'invalid');
    }),
  );
  await times(10, 'timeout');

  expect(state()).toBe('open');
  answer();
  await underWay.at(-1);
  expect(state()).toBe('open');
});

test('the trial is left to a caller who has the time for it', async () => {
  const { times, run, state } = breakers(10);
  await times(10, 'timeout');
  await expect.poll(state).toBe('half-open');

  expect(await run('expired', false)).toBeNull();
  expect(await run('invalid')).toBe('invalid');
  expect(state()).toBe('closed');
});
