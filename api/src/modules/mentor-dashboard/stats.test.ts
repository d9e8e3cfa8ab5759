import { describe, expect, it } from 'vitest';
import type { StageStatus } from '../../domain/words.ts';
import { standingOf } from '../progress/standing.ts';
import { mentorStats } from './stats.ts';

const now = new Date('2026-11-18T13:05:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

const indian = (time: string) => new Date(`${time}:00+05:30`);

/** Somebody in a club of two stages, with these saves. */
function person(...saves: [status: StageStatus, at: Date][]) {
  const stages = ['0', '1'].map((id) => ({ id, name: id, description: null }));
  return standingOf(
    stages,
    saves.map(([status, at], stage) => ({
      stageId: String(stage),
      status,
      feedback: null,
      savedAt: at,
      completedAt: status === 'completed' ? at : null,
    })),
  );
}

const figures = (...people: ReturnType<typeof person>[]) =>
  mentorStats(people, now, 'Asia/Kolkata');

describe('the figures of a mentor', () => {
  it('are zero without people', () => {
    expect(figures()).toEqual({
      totalStudents: 0,
      activeStudents: 0,
      completedSessions: 0,
      pendingUpdates: 0,
    });
  });

  it.each([
    ['nothing saved', person(), 0],
    ['in progress, nothing completed', person(['in progress', now]), 0],
    ['half', person(['completed', now]), 1],
    ['complete', person(['completed', now], ['completed', now]), 0],
  ])('active: %s', (_case, standing, active) => {
    expect(figures(standing)).toMatchObject({ totalStudents: 1, activeStudents: active });
  });

  it.each([
    ['now', now, 1],
    ['the first moment of the month in India', new Date('2026-10-31T18:30:00Z'), 1],
    ['the last moment of the month before', new Date('2026-10-31T18:29:59Z'), 0],
    ['a year ago', new Date('2025-11-18T13:05:00Z'), 0],
  ])('a session completed: %s', (_case, at, sessions) => {
    expect(figures(person(['completed', at])).completedSessions).toBe(sessions);
  });

  it.each([
    ['never saved', person(), 1],
    ['saved 13 days ago', person(['in progress', daysAgo(13)]), 0],
    ['saved 14 days ago', person(['in progress', daysAgo(14)]), 1],
    ['last moment in India, 14 days ago', person(['in progress', indian('2026-11-04T23:59')]), 1],
    ['first moment in India, 13 days ago', person(['in progress', indian('2026-11-05T00:00')]), 0],
    ['saved longer ago', person(['in progress', daysAgo(15)]), 1],
    ['one save of today', person(['completed', daysAgo(30)], ['in progress', now]), 0],
    ['complete long ago', person(['completed', daysAgo(30)], ['completed', daysAgo(30)]), 0],
  ])('pending: %s', (_case, standing, pending) => {
    expect(figures(standing).pendingUpdates).toBe(pending);
  });
});
