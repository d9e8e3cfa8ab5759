import { NAME_LENGTH } from '../../../../limits.mjs';
import { formName } from '../../domain/fields.ts';
import { cleanName, isSameName, nameError, visibleLength } from '../../domain/names.ts';
import { fail, type Failed } from '../../domain/result.ts';
import type { Stage } from './club.ts';
import { stageNameInvalid } from './schemas.ts';

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
  match((stage, input) => hasNoId(input) && isSameStageName(stage, input));
  match((stage, input, at) => hasNoId(input) && stage === existing[at]);

  return inputs.map((input, at) => {
    const stage = matches.get(at);
    const description = input.description === undefined ? stage?.description : input.description;
    const name = stage && isSameName(stage.name, input.name) ? stage.name : stageName(input.name);
    return { id: stage?.id ?? null, name, description: description ?? null };
  });
}

/** The failure of the first stage with an invalid name that no existing stage has. */
export function stageNameFailure(
  existing: readonly Stage[],
  wanted: readonly StageInput[],
): Failed | null {
  for (const input of wanted) {
    const sent = typeof input === 'string' ? input : input.name;
    if (existing.some((stage) => isSameName(stage.name, sent))) continue;
    const error = visibleLength(sent) > NAME_LENGTH ? stageNameInvalid : nameError(stageRule, sent);
    if (error !== null) return fail('VALIDATION', error, 'stages');
  }
  return null;
}

/** A name without a visible character is blank. */
function stageName(typed: string): string {
  return visibleLength(typed) === 0 ? '' : cleanName(typed);
}

function isSameStageName(stage: Stage, { name }: { name: string }): boolean {
  return isSameName(stage.name.normalize('NFC'), stageName(name).normalize('NFC'));
}

const stageRule = { ...formName('Stage name'), least: 0 };

function hasNoId(input: Exclude<StageInput, string>): boolean {
  return input._id === undefined;
}
