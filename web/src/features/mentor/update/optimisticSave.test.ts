import { describe, expect, it } from 'vitest';
import { asha, figures } from '../testPeople.ts';
import type { MentorFiguresFragment } from '../list/MentorFigures.generated.ts';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';
import { optimisticSave } from './optimisticSave.ts';

const NOW = '2026-11-23T10:00:00.000Z';
const person = asha as unknown as MentorPersonFragment;
const stats = figures as unknown as MentorFiguresFragment;

/** Cases with stage s1 completed, s2 in progress and s3 not started. */
const cases = [
  { stageId: 's2', status: 'COMPLETED', percent: 67, band: 'MEDIUM', current: 'Assessment' },
  { stageId: 's3', status: 'IN_PROGRESS', percent: 33, band: 'LOW', current: 'Final Guidance' },
  { stageId: 's1', status: 'NOT_STARTED', percent: 0, band: 'NOT_STARTED', current: 'Assessment' },
] as const;

describe('optimisticSave', () => {
  it.each(cases)('$stageId set to $status: $percent%', (row) => {
    const { stageId, status, percent, band, current } = row;
    const payload = optimisticSave(person, stats, { stageId, status }, NOW);
    expect(payload.person?.progress).toMatchObject({
      percent,
      band,
      currentStage: current,
      lastUpdated: NOW,
    });
    const countOf = (name: string) => payload.stats?.bands?.find((one) => one.band === name)?.count;
    const before = figures.bands.find((one) => one.band === band)?.count ?? 0;
    expect(countOf(band)).toBe(band === 'LOW' ? before : before + 1);
    expect(countOf('LOW')).toBe(band === 'LOW' ? 15 : 14);
  });

  it('updates the figures', () => {
    const change = { stageId: 's2', status: 'COMPLETED', feedback: 'Well done.' } as const;
    expect(optimisticSave(person, stats, change, NOW).stats).toMatchObject({
      activeStudents: 27,
      completedSessions: 19,
      pendingUpdates: 5,
      longestWaiting: [],
      withoutFeedback: 4,
    });
  });

  it('counts the first feedback of a person', () => {
    const silent = {
      ...person,
      id: 'p2',
      progress: person.progress && {
        ...person.progress,
        stages: (person.progress.stages ?? []).map((one) => ({ ...one, feedback: null })),
      },
    };
    const change = { stageId: 's2', status: 'IN_PROGRESS', feedback: 'Welcome.' } as const;
    expect(optimisticSave(silent, stats, change, NOW).stats).toMatchObject({
      pendingUpdates: 6,
      withoutFeedback: 3,
      longestWithoutFeedback: [],
    });
  });
});
