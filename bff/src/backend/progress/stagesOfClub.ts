import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import { selects } from '../../graphql/selection.ts';
import { unlessError } from '../reading/orError.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { Stage } from '../../domain/club.ts';
import { stageIdOf } from '../entities/club.ts';
import { currentStageOf } from '../entities/derive.ts';
import type { Progress, ProgressOwner, StageProgress } from '../../domain/progress.ts';
import { isLikeId, stageProgressId } from '../entities/stageEntries.ts';

/**
 * The progress with the stages as the club has them. One that the record only names is the stage of
 * the club's list that has the name or the id, so that who sees a stage in several places sees one;
 * that list is asked where it is needed, once for all people of a club.
 * @param isNameEnough whether a name needs no looking up
 */
export function identifiedProgress(
  progress: Progress,
  context: Context,
  info: GraphQLResolveInfo,
  isNameEnough = false,
): Progress | Promise<Progress> {
  const { stages, owner, isIdentified } = progress;
  if (isIdentified || !isKnown(stages) || owner.clubId === null) return progress;
  const needsList = hasLikeIds(stages)
    ? selects(info, 'stages') || selects(info, 'currentStage')
    : !isNameEnough && selects(info, 'stages');
  return needsList ? withStagesOfClub(progress, stages, owner.clubId, context) : progress;
}

/** The current stage by its name, also where the entries have ids alone. */
export function currentStageByName(
  { stages, owner, currentStage }: Progress,
  context: Context,
): string | null | Promise<string | null> {
  if (!isKnown(stages) || owner.clubId === null || !hasLikeIds(stages)) {
    return unlessError(currentStage);
  }
  return stagesOfClub(owner.clubId, owner, context).then(
    (club) =>
      currentStageOf(club === null ? stages : identified(stages, club, owner)) ??
      unlessError(currentStage),
  );
}

function isKnown(stages: Progress['stages']): stages is StageProgress[] {
  return stages !== null && !(stages instanceof Error);
}

function hasLikeIds(stages: StageProgress[]): boolean {
  return stages.some(({ stageKey }) => stageKey !== null && isLikeId(stageKey));
}

async function withStagesOfClub(
  progress: Progress,
  told: StageProgress[],
  clubId: string,
  context: Context,
): Promise<Progress> {
  const club = await stagesOfClub(clubId, progress.owner, context);
  if (club === null) return progress;
  const stages = identified(told, club, progress.owner);
  // Stages that don't tell how far somebody is leave it at what is given.
  return { ...progress, stages, currentStage: currentStageOf(stages) ?? progress.currentStage };
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
    // What the entry says of the stage stands where the club's list says nothing.
    const description = found?.description ?? entry.stage.description;
    const stage = { ...(found ?? { ...entry.stage, id }), description };
    return { ...entry, stage, id: stageProgressId(owner, stage) };
  });
}

function isSame(name: string, key: string): boolean {
  return name.trim().toLowerCase() === key.trim().toLowerCase();
}
