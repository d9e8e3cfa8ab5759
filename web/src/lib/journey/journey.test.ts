import { describe, expect, it } from 'vitest';
import { journeyStages, latestFeedback, stageNow, type Progress } from './journey.ts';

type Status = NonNullable<Progress['stages']>[number]['status'];

const progress = (
  ...stages: { name?: string; status?: Status; feedback?: string; date?: string }[]
): Progress => ({
  percent: 0,
  currentStage: null,
  lastUpdated: null,
  stages: stages.map(({ name = 'Stage', status = 'NOT_STARTED', feedback, date }, index) => ({
    id: `p~${index}`,
    status,
    feedback: feedback ?? null,
    date: date ?? null,
    stage: { id: String(index), name, description: null },
  })),
});

describe('the stages of a path', () => {
  it('are none without progress', () => {
    expect(journeyStages(null)).toEqual([]);
  });

  it('are called after their place when the name is blank', () => {
    const stages = journeyStages(progress({ name: 'Assessment' }, { name: ' ' }));
    expect(stages.map(({ name }) => name)).toEqual(['Assessment', 'Stage 2']);
  });
});

describe('the latest feedback', () => {
  it.each<[string, Progress, string | undefined]>([
    ['is absent when nothing was written', progress({}, { feedback: '  ' }), undefined],
    [
      'is the one saved last, not the one furthest along',
      progress(
        { feedback: 'second', date: '2026-11-18T10:00:00Z' },
        { feedback: 'first', date: '2026-10-20T10:00:00Z' },
      ),
      'second',
    ],
    [
      'is that of the later stage when both were saved together',
      progress(
        { feedback: 'a', date: '2026-11-18T10:00:00Z' },
        { feedback: 'b', date: '2026-11-18T10:00:00Z' },
      ),
      'b',
    ],
    ['may have no date', progress({ feedback: 'undated' }), 'undated'],
  ])('%s', (_, given, words) => {
    expect(latestFeedback(journeyStages(given))?.feedback).toBe(words);
  });
});

describe('the stage where a person is', () => {
  it.each<[Status[], number | undefined]>([
    [['COMPLETED', 'IN_PROGRESS', 'NOT_STARTED'], 1],
    [['IN_PROGRESS', 'COMPLETED', 'IN_PROGRESS'], 2],
    [['COMPLETED', 'NOT_STARTED', 'NOT_STARTED'], 1],
    [['COMPLETED', 'COMPLETED'], undefined],
  ])('of %j is number %s', (statuses, expected) => {
    const stages = journeyStages(progress(...statuses.map((status) => ({ status }))));
    const now = stageNow(stages);
    expect(now && stages.indexOf(now)).toBe(expected);
  });
});
