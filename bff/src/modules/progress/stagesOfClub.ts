import type { Context } from '../../context.ts';
import { unlessError } from '../../rest/orError.ts';
import { UpstreamError } from '../../rest/upstreamError.ts';
import { whenKnown } from '../../whenKnown.ts';
import { stageIdOf } from '../clubs/normalise.ts';
import type { Stage } from '../clubs/club.ts';
import { currentStageOf } from './derive.ts';
import type { Progress, ProgressOwner, StageProgress } from './progress.ts';
import { isLikeId, stageProgressId } from './stageEntries.ts';

/**
 * The stages of a person's way. One that the record only names is the stage of the club's list that
 * has the name or the id, so that a stage has one id wherever it is told of; that list is asked
 * where it is needed, once for all people of a club.
 */
export function identifiedStages(
  { stages, owner }: Progress,
  context: Context,
): Progress['stages'] | Promise<Progress['stages']> {
  if (stages === null || owner.clubId === null) return stages;
  if (stages.every(({ stageKey }) => stageKey === null)) return stages;
  return stagesOfClub(owner.clubId, owner, context).then((club) =>
    club === null ? stages : identified(stages, club, owner),
  );
}

/** The current stage by its name, also where the entries have ids alone. */
export function currentStage(
  progress: Progress,
  context: Context,
): string | null | Promise<string | null> {
  const isNamed = progress.stages?.every(
    ({ stageKey }) => stageKey === null || !isLikeId(stageKey),
  );
  if (isNamed ?? true) return unlessError(progress.currentStage);
  return whenKnown(identifiedStages(progress, context), (stages) => currentStageOf(stages ?? []));
}

interface KnownStages {
  clubId: string;
  stages: Stage[];
}

/** Null where the caller may read no list of stages, or reading it failed: names are ids then. */
async function stagesOfClub(
  clubId: string,
  { reader }: ProgressOwner,
  { clubs, clubLoaders }: Context,
): Promise<KnownStages | null> {
  try {
    const club = await clubLoaders[reader].load(clubId);
    if (reader !== 'mentor') return club && { clubId: club.id, stages: club.stages ?? [] };
    const id = club?.id ?? clubId;
    return { clubId: id, stages: await clubs.stagesForMentor(id) };
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/** Of several stages with one name the first entry is the first, the second the second. */
function identified(
  entries: StageProgress[],
  { clubId, stages }: KnownStages,
  owner: ProgressOwner,
): StageProgress[] {
  const left = new Set(stages);
  const take = (isIt: (stage: Stage) => boolean) => {
    const found = [...left].find(isIt);
    if (found !== undefined) left.delete(found);
    return found;
  };
  return entries.map((entry) => {
    const { stageKey: key } = entry;
    if (key === null) return entry;
    const found = take(({ id }) => id === key) ?? take(({ name }) => isSame(name, key));
    const id = isLikeId(key) ? key : stageIdOf(clubId, key);
    const stage = found ?? { ...entry.stage, id };
    return { ...entry, stage, id: stageProgressId(owner, stage) };
  });
}

function isSame(name: string, key: string): boolean {
  return name.trim().toLowerCase() === key.trim().toLowerCase();
}
