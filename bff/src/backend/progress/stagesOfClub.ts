import type { Stage } from '../../domain/club.ts';
import type { OrError } from '../../domain/orError.ts';
import type { Progress, ProgressOwner, StageProgress } from '../../domain/progress.ts';
import { stageIdOf } from '../entities/club.ts';
import { currentStageOf } from '../entities/derive.ts';
import { NoProgress } from '../entities/noProgress.ts';
import { pendingStage } from '../entities/stageEntries.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import { valueOrThrow } from '../reading/orError.ts';
import type { MaybePromise, Selection } from '../port.ts';
import type { ClubSource } from '../sources.ts';

/** Completes progress whose record has only names or ids of the stages. */
export function createStagesOfClub(clubs: Pick<ClubSource, 'lookup' | 'stagesForMentor'>) {
  /** Null where the caller has no list of stages. */
  async function listedStages(
    clubId: string,
    { reader }: ProgressOwner,
  ): Promise<KnownStages | null> {
    const club = await clubs.lookup(clubId, reader);
    if (reader !== 'mentor') return club && { clubId: club.id, stages: club.stages ?? [] };
    const id = club?.id ?? clubId;
    return { clubId: id, stages: await clubs.stagesForMentor(id) };
  }

  /** The same; null also where the list is unreadable: names are then used as ids. */
  async function stagesOf(clubId: string, owner: ProgressOwner): Promise<KnownStages | null> {
    try {
      return await listedStages(clubId, owner);
    } catch (error) {
      if (error instanceof UpstreamError) return null;
      throw error;
    }
  }

  /** The club's stages, all of them not started; null where the caller's calls do not give them. */
  async function pendingStages(owner: ProgressOwner): Promise<OrError<StageProgress[] | null>> {
    if (owner.clubId === null) return null;
    try {
      const stages =
        owner.givenStages?.() ?? (await listedStages(owner.clubId, owner))?.stages ?? [];
      return stages.length === 0 ? null : stages.map((stage) => pendingStage(owner, stage));
    } catch (error) {
      if (error instanceof UpstreamError) return NOT_GIVEN.has(error.code) ? null : error;
      throw error;
    }
  }

  return {
    /**
     * The progress with the stages of the club's list, matched by name or id, so that a stage always
     * has the same id. The list is read on demand, once for all people of a club. Progress without
     * a record gets the stages as not started.
     * @param isNameEnough whether names need no lookup
     */
    identified: (
      progress: Progress,
      selection: Selection,
      isNameEnough = false,
    ): MaybePromise<Progress> => {
      const { owner, isIdentified } = progress;
      if (progress.isEmpty) {
        if (!selection.has('stages')) return progress;
        return pendingStages(owner).then((stages) => new NoProgress(owner, stages, progress));
      }
      if (isIdentified || owner.clubId === null) return progress;
      const entries = valueOrThrow(progress.stages) ?? [];
      const isLacking = hasIdLikeKeys(entries)
        ? selection.has('currentStage') || selectsStageOrId(selection)
        : !isNameEnough && selectsIdOrDescription(selection);
      if (!isLacking) return progress;
      return stagesOf(owner.clubId, owner).then((club) =>
        club === null ? progress : progress.withStages(matchStages(entries, club)),
      );
    },

    /** The name of the current stage, also where the record has only ids of stages. */
    currentStage: (progress: Progress): MaybePromise<string | null> => {
      const { owner, isIdentified } = progress;
      const entries = isIdentified ? [] : (valueOrThrow(progress.stages) ?? []);
      if (owner.clubId === null || !hasIdLikeKeys(entries)) {
        return valueOrThrow(progress.currentStage);
      }
      return stagesOf(owner.clubId, owner).then(
        (club) =>
          currentStageOf(club === null ? entries : matchStages(entries, club)) ??
          valueOrThrow(progress.currentStage),
      );
    },
  };
}

function selectsStageOrId(selection: Selection): boolean {
  const stages = selection.get('stages');
  return stages !== undefined && (stages.has('id') || stages.has('stage'));
}

function selectsIdOrDescription(selection: Selection): boolean {
  const stages = selection.get('stages');
  const stage = stages?.get('stage');
  return [stages?.has('id'), stage?.has('id'), stage?.has('description')].includes(true);
}

function hasIdLikeKeys(stages: StageProgress[]): boolean {
  return stages.some(({ stageKey, isNamed }) => stageKey !== null && !isNamed);
}

/** Errors of a caller without the call or the club. */
const NOT_GIVEN = new Set(['NOT_SUPPORTED', 'NOT_FOUND', 'FORBIDDEN']);

interface KnownStages {
  clubId: string;
  stages: Stage[];
}

/** Stages with the same name are matched in order. */
function matchStages(entries: StageProgress[], { clubId, stages }: KnownStages): StageProgress[] {
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
    const id = found?.id ?? (entry.isNamed ? stageIdOf(clubId, key) : key);
    const { name, description } = found ?? entry.stage;
    // The description may come from the progress entry.
    return entry.withStage({ id, name, description: description ?? entry.stage.description });
  });
}

function isSame(name: string, key: string): boolean {
  return name.trim().toLowerCase() === key.trim().toLowerCase();
}
