import { visibleLength } from '../visibleLength.ts';

/** Display name of a stage: its name, or "Stage 2" by its position when nothing in it is visible. */
export function stageName(name: string, index: number): string {
  return visibleLength(name) === 0 ? `Stage ${index + 1}` : name;
}
