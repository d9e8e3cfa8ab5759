import { describe, expect, it } from 'vitest';
import type { StageStatus } from '../../domain/words.ts';
import { standingOf } from './standing.ts';

const statuses: Record<string, StageStatus> = {
  '-': 'not started',
  p: 'in progress',
  c: 'completed',
};

/** One letter for each stage: completed, in progress, not started, or no save at all (a dot). */
function standing(letters: string, names?: string[]) {
  const stages = Array.from(letters).map((_, at) => ({
    id: String(at),
    name: names?.[at] ?? `S${at + 1}`,
    description: null,
  }));
  const saves = Array.from(letters).flatMap((letter, at) => {
    const status = statuses[letter];
    const savedAt = new Date(at);
    return status
      ? [{ stageId: String(at), status, feedback: null, savedAt, completedAt: null }]
      : [];
  });
  return standingOf(stages, saves);
}

describe('where a person stands', () => {
  it.each([
    ['', 0, null],
    ['.....', 0, null],
    ['--...', 0, null],
    ['p....', 0, 'S1'],
    ['c....', 20, 'S1'],
    ['ccp..', 40, 'S3'],
    ['cpcp.', 40, 'S4'],
    ['pcccc', 80, 'S1'],
    ['cc.c.', 60, 'S4'],
    ['ccccc', 100, 'S5'],
    ['c.....', 17, 'S1'],
    ['c.......', 13, 'S1'],
    ['cc......', 25, 'S2'],
    ['ccccc...', 63, 'S5'],
    ['cccccc.', 86, 'S6'],
  ])('%j: %i%%, %j', (letters, percent, currentStage) => {
    expect(standing(letters)).toMatchObject({ percent, currentStage });
  });

  it('calls a stage without a name by its number', () => {
    expect(standing('cp...', ['A', '']).currentStage).toBe('Stage 2');
  });

  it('was updated with the newest save', () => {
    expect(standing('cp.-.').lastUpdated).toEqual(new Date(3));
    expect(standing('.....').lastUpdated).toBeNull();
  });
});
