import type { Stage } from '../../domain/club.ts';
import type { Progress, ProgressOwner, StageProgress } from '../../domain/progress.ts';
import { stageIdOf } from '../entities/club.ts';
import { currentStageOf } from '../entities/derive.ts';
import { RecordedProgress } from '../entities/recordedProgress.ts';
import { isLikeId, StageOfPerson } from '../entities/stageEntries.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { ClubCalls, SelectsProgress } from '../port.ts';
import { readOrError } from '../reading/orError.ts';

interface StagesOfClub {
  /**
   * The progress with the stages as the club has them. One that the record only names is the stage
   * of the club's list that has the name or the id, so that a stage in several places is one; that
   * list is asked where it is needed, once for all people of a club.
   *
   * @param isNameEnough whether a name needs no looking up
   */
  identified: (
    progress: Progress,
    selects: SelectsProgress,
    isNameEnough?: boolean,
  ) => Progress | Promise<Progress>;
  /** The current stage by its name, also where the entries have ids alone. */
  currentStage: (progress: Progress) => string | null | Promise<string | null>;
}

export function createStagesOfClub(
  clubs: Pick<ClubCalls, 'lookup' | 'stagesForMentor'>,
): StagesOfClub {
  /** Null where the caller may read no list of stages, or reading it failed: names are ids then. */
  async function stagesOf(clubId: string, { reader }: ProgressOwner): Promise<KnownStages | null> {
    try {
      const club = await clubs.lookup(clubId, reader);
      if (reader !== 'mentor') return club && { clubId: club.id, stages: club.stages ?? [] };
      const id = club?.id ?? clubId;
      return { clubId: id, stages: await clubs.stagesForMentor(id) };
    } catch (error) {
      if (error instanceof UpstreamError) return null;
      throw error;
    }
  }

  return {
    identified(progress, selects, isNameEnough = false) {
      const { owner, isIdentified } = progress;
      if (isIdentified || owner.clubId === null) return progress;
      const entries = progress.stages ?? [];
      const needsList = hasLikeIds(entries)
        ? selects('stages') || selects('currentStage')
        : !isNameEnough && selects('stages');
      if (!needsList) return progress;
      return stagesOf(owner.clubId, owner).then((club) =>
        club === null ? progress : withStages(progress, entries, club),
      );
    },

    currentStage(progress) {
      const { owner, isIdentified } = progress;
      const entries = isIdentified ? [] : (progress.stages ?? []);
      if (owner.clubId === null || !hasLikeIds(entries)) return progress.currentStage;
      return stagesOf(owner.clubId, owner).then(
        (club) =>
          currentStageOf(club === null ? entries : placed(entries, club, owner)) ??
          progress.currentStage,
      );
    },
  };
}

function hasLikeIds(stages: StageProgress[]): boolean {
  return stages.some(({ stageKey }) => stageKey !== null && isLikeId(stageKey));
}

interface KnownStages {
  clubId: string;
  stages: Stage[];
}

function withStages(progress: Progress, entries: StageProgress[], club: KnownStages): Progress {
  const { owner, percent, isIdentified } = progress;
  const stages = placed(entries, club, owner);
  return new RecordedProgress({
    owner,
    percent,
    isIdentified,
    stages,
    // Stages without a status leave it at what is given.
    currentStage: currentStageOf(stages) ?? readOrError((one) => one.currentStage, progress),
    lastUpdated: readOrError((one) => one.lastUpdated, progress),
  });
}

/** Of several stages with one name the first entry is the first, the second the second. */
function placed(
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
    const id = found?.id ?? (isLikeId(key) ? key : stageIdOf(clubId, key));
    const stage = new PlacedStage(id, found ?? entry.stage, entry.stage);
    return new StageOfPerson(owner, stage, key, entry);
  });
}

/** A stage of the club's list; what the entry says of it counts where the list says nothing. */
class PlacedStage implements Stage {
  readonly id: string;
  readonly name: string;
  private readonly listed: Stage;
  private readonly entered: Stage;

  constructor(id: string, listed: Stage, entered: Stage) {
    this.id = id;
    this.name = listed.name;
    this.listed = listed;
    this.entered = entered;
  }

  get description(): string | null {
    return this.listed.description ?? this.entered.description;
  }
}

function isSame(name: string, key: string): boolean {
  return name.trim().toLowerCase() === key.trim().toLowerCase();
}
