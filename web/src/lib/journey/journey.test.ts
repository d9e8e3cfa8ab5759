import { describe, expect, it } from 'vitest';
import { journeyStages, latestFeedback, activeStage, type Progress } from './journey.ts';

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

describe('journeyStages', () => {
  it('is empty without progress', () => {
    expect(journeyStages(null)).toEqual([]);
  });

  it('names a stage by its position when its name is blank', () => {
    const stages = journeyStages(progress({ name: 'Assessment' }, { name: ' ' }));
    expect(stages.map(({ name }) => name)).toEqual(['Assessment', 'Stage 2']);
  });
});

describe('a description of a stage', () => {
  it.each([
    [null, null],
    [' ', null],
    ['Talk about interests.', 'Talk about interests.'],
  ])('%j is %j', (description, expected) => {
    const given = progress({});
    for (const { stage } of given.stages ?? []) stage.description = description;
    expect(journeyStages(given)[0]?.description).toBe(expected);
  });
});

describe('latestFeedback', () => {
  it.each<[string, Progress, string | undefined]>([
    ['is undefined without feedback', progress({}, { feedback: '  ' }), undefined],
    [
      'is the last saved, not that of the last stage',
      progress(
        { feedback: 'second', date: '2026-11-18T10:00:00Z' },
        { feedback: 'first', date: '2026-10-20T10:00:00Z' },
      ),
      'second',
    ],
    [
      'is that of the later stage if both have the same date',
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

describe('activeStage', () => {
  it.each<[Status[], number | undefined]>([
    [['COMPLETED', 'IN_PROGRESS', 'NOT_STARTED'], 1],
    [['IN_PROGRESS', 'COMPLETED', 'IN_PROGRESS'], 2],
    [['COMPLETED', 'NOT_STARTED', 'NOT_STARTED'], 1],
    [['COMPLETED', 'COMPLETED'], undefined],
  ])('of %j is at index %s', (statuses, expected) => {
    const stages = journeyStages(progress(...statuses.map((status) => ({ status }))));
    const now = activeStage(stages);
    expect(now && stages.indexOf(now)).toBe(expected);
  });
});
