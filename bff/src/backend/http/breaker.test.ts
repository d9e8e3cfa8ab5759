import { expect, onTestFinished, test, vi } from 'vitest';
import { createBreakers } from './breaker.ts';
import { noAnswer, type NoAnswer } from './exchange.ts';

const call = 'GET /api/auth/me';
const login = { call: 'POST /api/auth/login', isPasswordCall: true };

const REST = 1_000;

/** A fake clock that advances by the breaker's rest. */
function fakeRest() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.advanceTimersByTime(REST);
}

/** Breakers, and a function that makes a number of calls with one outcome. */
function breakers() {
  const made = createBreakers({ breakerWindow: 10_000, breakerResetTimeout: REST });
  onTestFinished(() => {
    made.close();
  });
  const cameTo = (status: NoAnswer) => () =>
    Promise.resolve(noAnswer({ call, address: '/api/auth/me' }, status));
  return {
    state: () => made.states()[0]?.[1],
    run: async (status: NoAnswer, canWait = true) =>
      (await made.run({ call }, canWait, cameTo(status)))?.status ?? null,
    times: async (count: number, status: NoAnswer) => {
      for (let n = 0; n < count; n++) await made.run({ call }, true, cameTo(status));
    },
    made,
  };
}

test.each(['cancelled', 'expired', 'queued'] as const)(
  'calls that are %s do not count for the breaker',
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

test('passwords verified too late do not count, nor fail a trial', async () => {
  const rest = fakeRest();
  const { made, state } = breakers();
  const logIn = (status: NoAnswer) =>
    made.run(login, true, () => Promise.resolve(noAnswer({ ...login, address: '' }, status)));
  const times = (count: number, status: NoAnswer) =>
    Promise.all(Array.from({ length: count }, () => logIn(status)));
  await times(25, 'timeout');
  await times(9, 'unreachable');
  expect(state()).toBe('closed');
  await times(1, 'unreachable');
  expect(state()).toBe('open');
  rest();
  await times(1, 'timeout');
  expect(state()).toBe('closed');
});

test('calls in progress when the breaker opens are not counted', async () => {
  const { made, times, state } = breakers();
  let answer = () => {};
  const underWay = Array.from({ length: 30 }, () =>
    made.run({ call }, true, async () => {
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

test('the trial needs a caller with enough time left', async () => {
  const rest = fakeRest();
  const { times, run, state } = breakers();
  await times(10, 'timeout');
  expect(state()).toBe('open');
  rest();
  expect(state()).toBe('half-open');

  expect(await run('expired', false)).toBeNull();
  expect(await run('invalid')).toBe('invalid');
  expect(state()).toBe('closed');
});

test('one trial call decides after each rest period', async () => {
  const rest = fakeRest();
  const { times, run, state } = breakers();
  await times(10, 'timeout');

  rest();
  expect(await run('timeout')).toBe('timeout');
  expect(await run('invalid')).toBeNull();

  rest();
  expect(await run('invalid')).toBe('invalid');
  expect(await run('invalid')).toBe('invalid');
  expect(state()).toBe('closed');
});

test('one trial at a time', async () => {
  const rest = fakeRest();
  const { made, times, run } = breakers();
  await times(10, 'timeout');
  rest();
  let answer = () => {};
  const trial = made.run({ call }, true, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return noAnswer({ call, address: '/api/auth/me' }, 'invalid');
  });

  expect(await run('invalid')).toBeNull();
  answer();
  await trial;
  expect(await run('invalid')).toBe('invalid');
});
