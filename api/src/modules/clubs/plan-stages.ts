import type { Stage } from './club.ts';

/** The stages of a club that was added without any. */
export const defaultStages = [
  'Initial Counseling',
  'Assessment',
  'Document Review',
  'Career Planning',
  'Final Guidance',
];

/** A stage as a request names it. */
export type StageInput =
  string | { _id?: string | null; name: string; description?: string | null };

/** A stage to be: the existing one with this id, or a new one. */
export interface StagePlan {
  id: string | null;
  name: string;
  description: string | null;
}

/**
 * Which stage becomes which when a club's list is replaced. A stage keeps its identity, and with it
 * everybody's progress: by its name, else by its place; where `_id` is sent, by that alone, so that
 * neither renaming nor reordering moves progress.
 */
export function planStages(existing: readonly Stage[], wanted: readonly StageInput[]): StagePlan[] {
  const inputs = wanted.map((input) => (typeof input === 'string' ? { name: input } : input));
  const free = new Set(existing);
  const matches = new Map<number, Stage>();
  const match = (same: (stage: Stage, input: (typeof inputs)[number], at: number) => boolean) => {
    for (const [at, input] of inputs.entries()) {
      if (matches.has(at)) continue;
      const stage = [...free].find((candidate) => same(candidate, input, at));
      if (!stage) continue;
      free.delete(stage);
      matches.set(at, stage);
    }
  };
  match((stage, input) => stage.id === input._id);
  match((stage, input) => hasNoId(input) && stage.name === input.name.trim());
  match((stage, input, at) => hasNoId(input) && stage === existing[at]);

  return inputs.map((input, at) => {
    const stage = matches.get(at);
    const description = input.description === undefined ? stage?.description : input.description;
    return { id: stage?.id ?? null, name: input.name.trim(), description: description ?? null };
  });
}

function hasNoId(input: Exclude<StageInput, string>): boolean {
  return input._id === undefined;
}
