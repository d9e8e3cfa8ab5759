import { describe, expect, it } from 'vitest';
import type { StageStatus } from '../../domain/words.ts';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addClub, addMentor, addPerson } from '../../testing/fixtures.ts';
import { putSave, readProgress } from './repository.ts';

const test = useTestApp();

const statuses: Record<string, StageStatus> = {
  '-': 'not started',
  p: 'in progress',
  c: 'completed',
};

const secondsLater = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);

/** Progress of a person; a letter per stage: completed, in progress, not started, `.` never saved. */
async function progressOf(letters: string, names = Array.from(letters, (_, n) => `S${n + 1}`)) {
  const { db } = test.deps;
  const club = await addClub(test, 'student', names);
  const mentor = await addMentor(test);
  const { id } = await addPerson(test, 'student', { clubId: club.id });
  for (const [index, stageId] of club.stageIds.entries()) {
    const status = statuses[letters[index] ?? ''];
    if (!status) continue;
    const savedAt = secondsLater(index);
    const completedAt = status === 'completed' ? savedAt : null;
    const save = { stageId, status, feedback: null, savedAt, completedAt };
    await putSave(db, id, save, { id: mentor.id, name: 'Meera' });
  }
  const reference = { id: club.id, name: 'Robotics Club', audience: 'student' } as const;
  return readProgress(db, { id, club: reference }, test.deps.now());
}

describe('progress of a person', () => {
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
  ])('%j is %i%% at %j', async (letters, percent, currentStage) => {
    expect(await progressOf(letters)).toMatchObject({ percent, currentStage });
  });

  it('names a stage with a blank name by its number', async () => {
    expect(await progressOf('cp...', ['A', '', 'C', 'D', 'E'])).toMatchObject({
      currentStage: 'Stage 2',
    });
  });

  it('has the time of the last save', async () => {
    expect(await progressOf('cp.-.')).toMatchObject({ lastUpdated: secondsLater(3) });
    expect(await progressOf('.....')).toMatchObject({ lastUpdated: null });
  });
});
