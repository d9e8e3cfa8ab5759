import { expect, onTestFinished, test, vi } from 'vitest';
import { Breaker } from './breaker.ts';
import { noAnswer, type NoAnswer, type Outcome } from './outcome.ts';

const call = { call: 'GET /api/auth/me', address: '/api/auth/me' };
const login = { isPasswordCall: true };

const REST = 1_000;

/** A fake clock that advances by the breaker's rest. */
function fakeRest() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.advanceTimersByTime(REST);
}

type Attempt = () => Promise<Outcome>;

/** A breaker, and functions that make calls with one outcome. */
function createCalls() {
  const breaker = new Breaker({ breakerWindow: 10_000, breakerResetTimeout: REST });
  async function make(attempt: Attempt, of: { isPasswordCall?: boolean } = {}, canWait = true) {
    // The breaker recognises the trial by the object of the call.
    const made = { ...of };
    if (!breaker.admit(made, canWait)) return null;
    const outcome = await attempt();
    breaker.settle(made, outcome);
    return outcome.status;
  }
  const cameTo = (status: NoAnswer) => () => Promise.resolve(noAnswer(call, status));
  return {
    state: () => breaker.state(),
    make,
    run: (status: NoAnswer, canWait = true) => make(cameTo(status), {}, canWait),
    times: async (count: number, status: NoAnswer, of = {}) => {
      for (let n = 0; n < count; n++) await make(cameTo(status), of);
    },
    breaker,
  };
}

test.each(['cancelled', 'expired', 'queued'] as const)(
  'calls that are %s do not count for the breaker',
  async (status) => {
    const { times, state } = createCalls();
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
  const { times, state } = createCalls();
  await times(25, 'timeout', login);
  await times(9, 'unreachable', login);
  expect(state()).toBe('closed');
  await times(1, 'unreachable', login);
  expect(state()).toBe('open');
  rest();
  await times(1, 'timeout', login);
  expect(state()).toBe('closed');
});

test('calls in progress when the breaker opens are not counted', async () => {
  const { make, times, state } = createCalls();
  let answer = () => {};
  const underWay = Array.from({ length: 30 }, () =>
    make(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return noAnswer(call, 'invalid');
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
  const { times, run, state } = createCalls();
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
  const { times, run, state } = createCalls();
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
  const { make, times, run } = createCalls();
  await times(10, 'timeout');
  rest();
  let answer = () => {};
  const trial = make(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return noAnswer(call, 'invalid');
  });

  expect(await run('invalid')).toBeNull();
  answer();
  await trial;
  expect(await run('invalid')).toBe('invalid');
});

test('a trial that ended with an exception lets the next one decide', async () => {
  const rest = fakeRest();
  const { breaker, times, run } = createCalls();
  await times(10, 'timeout');
  rest();
  const trial = {};
  expect(breaker.admit(trial, true)).toBe(true);
  breaker.settle(trial, null);
  expect(await run('invalid')).toBeNull();
  rest();
  expect(await run('invalid')).toBe('invalid');
});

test('failures count for the length of the window', async () => {
  fakeRest();
  const { times, state } = createCalls();
  await times(9, 'timeout');
  vi.advanceTimersByTime(10_000);
  await times(9, 'timeout');
  expect(state()).toBe('closed');
  vi.advanceTimersByTime(8_000);
  await times(1, 'timeout');
  expect(state()).toBe('open');
});
