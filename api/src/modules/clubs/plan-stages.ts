import type { Stage } from './club.ts';

/** A stage in a request. */
export type StageInput =
  string | { _id?: string | null; name: string; description?: string | null };

/** A stage to update (with id) or insert. */
export interface StagePlan {
  id: string | null;
  name: string;
  description: string | null;
}

/**
 * Matches the sent stages with the existing ones, so that a stage keeps its id and progress: by
 * `_id` if sent, else by name, else by position.
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
