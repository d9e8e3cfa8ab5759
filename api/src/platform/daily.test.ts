import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runDaily } from './daily.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const day = 24 * 60 * 60 * 1000;

it('runs a minute after the start and then daily, also after a failure', async () => {
  const task = vi.fn(() => Promise.reject(new Error('no database')));
  const onError = vi.fn();
  const end = runDaily(task, onError);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(day);
  expect(task).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
  await end();
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(task).toHaveBeenCalledTimes(2);
});

it('aborts a running task at the end and waits for it', async () => {
  const done = vi.fn();
  const end = runDaily(async (signal) => {
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    done();
  }, vi.fn());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
  await end();
  expect(done).toHaveBeenCalled();
});
