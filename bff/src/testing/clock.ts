import { onTestFinished, vi } from 'vitest';

/** Lets the clock by which operations reckon their time jump ahead, however fast the machine is. */
export function jumpingClock(): (milliseconds: number) => void {
  const now = performance.now.bind(performance);
  let ahead = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  onTestFinished(() => {
    clock.mockRestore();
  });
  return (milliseconds) => (ahead += milliseconds);
}

/** Stops the calendar, not the timers. */
export function stoppedAt(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
