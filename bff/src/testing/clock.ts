import { onTestFinished, vi } from 'vitest';

/** Replaces the monotonic clock of operations. @returns a function that advances it */
export function advanceableClock(): (milliseconds: number) => void {
  const now = performance.now.bind(performance);
  let ahead = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  onTestFinished(() => {
    clock.mockRestore();
  });
  return (milliseconds) => (ahead += milliseconds);
}

/** Fakes the date, not the timers. */
export function stoppedAt(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
