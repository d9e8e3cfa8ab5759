import { describe, expect, it } from 'vitest';
import type { StageStatus } from '../../domain/words.ts';
import { expectedProgress } from '../../testing/progress.ts';
import type { PersonProgress } from './own-people.ts';
import { mentorStats } from './stats.ts';

const now = new Date('2026-11-18T13:05:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

const indian = (time: string) => new Date(`${time}:00+05:30`);

type Saves = [status: StageStatus, at: Date, feedback?: string][];

/** A person with saved progress in a club of two stages. */
function named(name: string, createdAt: Date, ...saves: Saves): PersonProgress {
  const stages = ['First', 'Second'].map((id) => ({ id, name: id, description: null }));
  const progress = expectedProgress(
    stages,
    saves.map(([status, at, feedback = null], stage) => ({
      stageId: stages[stage]?.id ?? '',
      status,
      feedback,
      savedAt: at,
      completedAt: status === 'completed' ? at : null,
    })),
  );
  const person = {
    id: name,
    name,
    createdAt,
    nextSession: null,
  } as unknown as PersonProgress['person'];
  return { person, progress, interestProfile: null };
}

const person = (...saves: Saves) => named('Asha', daysAgo(40), ...saves);

const clock = { now, timeZone: 'Asia/Kolkata' };
const stats = (...people: PersonProgress[]) => mentorStats(people, { held: 0, all: 0 }, clock);

describe('the statistics of a mentor', () => {
  it('are zero without people', () => {
    expect(stats()).toEqual({
      totalStudents: 0,
      activeStudents: 0,
      completedSessions: 0,
      pendingUpdates: 0,
      bands: ['high', 'medium', 'low', 'not-started'].map((band) => ({ band, count: 0 })),
      stages: [],
      longestWaiting: [],
      withoutFeedback: 0,
      longestWithoutFeedback: [],
      unreadAnswers: 0,
      todaySessions: [],
      missedSessions: [],
      heldSessions: null,
    });
  });

  it.each([
    ['a minute ago', new Date(now.getTime() - 60_000), 'missed'],
    ['now', now, 'missed'],
    ['in a minute', new Date(now.getTime() + 60_000), 'today'],
    ['the last moment of today in India', indian('2026-11-18T23:59'), 'today'],
    ['the first moment of tomorrow in India', indian('2026-11-19T00:00'), 'none'],
    ['long ago', daysAgo(40), 'missed'],
  ])('session %s', (_case, at, list) => {
    const planned = person();
    planned.person.nextSession = { id: '1', at, place: null, sequence: 0 };
    const listed = [{ _id: 'Asha', id: 'Asha', name: 'Asha', since: at.toISOString() }];
    expect(stats(planned)).toMatchObject({
      todaySessions: list === 'today' ? listed : [],
      missedSessions: list === 'missed' ? listed : [],
    });
  });

  it.each([
    [{ held: 0, all: 0 }, null],
    [{ held: 0, all: 1 }, 0],
    [{ held: 2, all: 3 }, 2],
  ])('held sessions of %j: %j', (sessions, held) => {
    expect(mentorStats([], sessions, clock).heldSessions).toBe(held);
  });

  it.each([
    ['nothing saved', person(), 0],
    ['in progress, nothing completed', person(['in progress', now]), 0],
    ['half', person(['completed', now]), 1],
    ['complete', person(['completed', now], ['completed', now]), 0],
  ])('active: %s', (_case, progress, active) => {
    expect(stats(progress)).toMatchObject({ totalStudents: 1, activeStudents: active });
  });

  it.each([
    ['now', now, 1],
    ['the first moment of the month in India', new Date('2026-10-31T18:30:00Z'), 1],
    ['the last moment of the month before', new Date('2026-10-31T18:29:59Z'), 0],
    ['a year ago', new Date('2025-11-18T13:05:00Z'), 0],
  ])('completed sessions: %s', (_case, at, sessions) => {
    expect(stats(person(['completed', at])).completedSessions).toBe(sessions);
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
  ])('pending: %s', (_case, progress, pending) => {
    expect(stats(progress).pendingUpdates).toBe(pending);
  });

  it('have people per band and per stage, in the order of the stages', () => {
    const people = [
      person(['completed', now], ['in progress', now]),
      person(['completed', now], ['completed', now]),
      person(['in progress', now]),
      person(),
    ];
    expect(stats(...people)).toMatchObject({
      bands: [
        { band: 'high', count: 1 },
        { band: 'medium', count: 1 },
        { band: 'low', count: 0 },
        { band: 'not-started', count: 2 },
      ],
      stages: [
        { stage: null, count: 1 },
        { stage: 'First', count: 1 },
        { stage: 'Second', count: 2 },
      ],
    });
  });

  it('have the five who waited longest, since the last save or the registration', () => {
    const people = [
      named('Bo', daysAgo(20)),
      named('Chandra', daysAgo(60), ['in progress', daysAgo(15)]),
      named('Dev', daysAgo(60), ['completed', daysAgo(50)], ['completed', daysAgo(50)]),
      named('Esha', daysAgo(60), ['in progress', daysAgo(13)]),
      named('Farid', daysAgo(20)),
      named('Gita', daysAgo(1)),
      named('Hari', daysAgo(30)),
      named('Indu', daysAgo(0)),
    ];
    const { pendingUpdates, longestWaiting } = stats(...people);
    expect(pendingUpdates).toBe(6);
    expect(longestWaiting).toEqual(
      [
        ['Hari', 30],
        ['Bo', 20],
        ['Farid', 20],
        ['Chandra', 15],
        ['Gita', 1],
      ].map(([name, days]) => ({
        _id: name,
        id: name,
        name,
        since: daysAgo(Number(days)).toISOString(),
      })),
    );
  });

  it('have people without feedback, pending or not', () => {
    const people = [
      named('Bo', daysAgo(20), ['in progress', daysAgo(2)], ['completed', daysAgo(1), 'Well done']),
      named('Dev', daysAgo(60), ['completed', daysAgo(2)], ['completed', daysAgo(2)]),
      named('Esha', daysAgo(3)),
    ];
    expect(stats(...people)).toMatchObject({
      withoutFeedback: 2,
      longestWithoutFeedback: [{ name: 'Esha' }, { name: 'Dev' }],
    });
  });
});
