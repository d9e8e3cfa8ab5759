import type { StageStatus } from '../domain/words.ts';
import { eveningBefore } from './calendar.ts';
import type { DemoClub, DemoMentor, DemoSave } from './records.ts';
import type { World } from './world.ts';

/** One hand-written save: the stage's index, status, days ago and feedback. */
export type Told = readonly [number, StageStatus, number, string];

/** The saves of a hand-written person, oldest first. */
export function toldSaves(
  world: World,
  club: DemoClub,
  mentor: DemoMentor,
  told: readonly Told[],
): DemoSave[] {
  return told.map(([index, status, daysAgo, feedback]) => {
    const stage = club.stages[index];
    if (!stage) throw new Error(`${club.name} has no stage ${index}`);
    const at = eveningBefore(world.random, world.now, daysAgo);
    const by = { id: mentor.id, name: mentor.name };
    return { stageId: stage.id, status, feedback, at, by };
  });
}
