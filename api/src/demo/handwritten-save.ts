import type { StageStatus } from '../domain/words.ts';
import { eveningBefore } from './calendar.ts';
import type { DemoClub, DemoMentor, DemoSave } from './records.ts';
import type { World } from './world.ts';

/** A handwritten save: index of the stage, status, days ago, feedback. */
export type HandwrittenSave = readonly [number, StageStatus, number, string];

/** Saves of a handwritten person, oldest first. */
export function handwrittenSaves(
  world: World,
  club: DemoClub,
  mentor: DemoMentor,
  saves: readonly HandwrittenSave[],
): DemoSave[] {
  return saves.map(([index, status, daysAgo, feedback]) => {
    const stage = club.stages[index];
    if (!stage) throw new Error(`${club.name} has no stage ${index}`);
    const at = eveningBefore(world.random, world.now, daysAgo);
    const by = { id: mentor.id, name: mentor.name };
    return { stageId: stage.id, status, feedback, at, by };
  });
}
