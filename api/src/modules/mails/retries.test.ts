import { describe, expect, it } from 'vitest';
import { isGivenUp, nextAttempt } from './retries.ts';

const minute = 60_000;
const dueAt = new Date('2026-11-18T13:05:00.000Z');
const kind = 'concern';
const createdAt = dueAt;
const after = (minutes: number) => new Date(dueAt.getTime() + minutes * minute);

describe('attempts to send a mail', () => {
  it.each([
    [1, 0, 1],
    [2, 1, 6],
    [3, 6, 21],
    [4, 21, 81],
    [5, 81, 141],
    [27, 1_379, 1_439],
    [27, 1_380, 1_440],
    [27, 1_381, null],
    [1, 1_440, null],
  ])(
    'after attempt %i, %i minutes after it was due: the next at minute %s',
    (attempts, at, next) => {
      const expected = next === null ? null : after(next);
      expect(nextAttempt({ kind, attempts, dueAt, createdAt }, after(at))).toEqual(expected);
    },
  );

  it('are all of the first day', () => {
    const minutes = [];
    for (let at: Date | null = dueAt, attempts = 1; at !== null; attempts += 1) {
      minutes.push((at.getTime() - dueAt.getTime()) / minute);
      at = nextAttempt({ kind, attempts, dueAt, createdAt }, at);
    }
    expect(minutes).toHaveLength(27);
    expect(minutes.at(-1)).toBe(1_401);
  });

  it('end after 14 days, whatever the time of pauses', () => {
    const tried = { kind: 'concern', attempts: 2, dueAt: after(13.5 * 1_440), createdAt } as const;
    expect(isGivenUp(tried, after(14 * 1_440))).toBe(false);
    expect(isGivenUp(tried, after(14 * 1_440 + 1))).toBe(true);
  });

  it('end with the day, except the first', () => {
    expect(isGivenUp({ kind, attempts: 1, dueAt, createdAt }, after(2_000))).toBe(false);
    expect(isGivenUp({ kind, attempts: 2, dueAt, createdAt }, after(1_441))).toBe(true);
    expect(isGivenUp({ kind, attempts: 2, dueAt, createdAt }, after(1_440))).toBe(false);
  });

  it.each(['session-reminder', 'mentor-digest', 'admin-digest'] as const)(
    'go on for a %s until it becomes needless',
    (reminder) => {
      const tried = { kind: reminder, attempts: 27, dueAt, createdAt };
      expect(nextAttempt(tried, after(1_400))).toEqual(after(1_460));
      expect(isGivenUp(tried, after(2_000))).toBe(false);
    },
  );
});
