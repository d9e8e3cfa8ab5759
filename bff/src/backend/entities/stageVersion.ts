import { createHash } from 'node:crypto';
import type { StageProgress } from '../../domain/progress.ts';
import { ifReadable } from '../reading/orError.ts';

/**
 * Digest of what a save of the stage can overwrite. Absent feedback and blank feedback are the same;
 * a value that can't be read counts as absent, because the error is reported at its own field.
 */
export function stageVersion(stage: Pick<StageProgress, 'status' | 'feedback' | 'date'>): string {
  const feedback = ifReadable(() => stage.feedback)?.trim() || null;
  const state = [stage.status, feedback, ifReadable(() => stage.date)];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);
}
