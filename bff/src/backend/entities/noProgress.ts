import type { Progress, ProgressOwner, StageProgress } from '../../domain/progress.ts';
import { valueOrThrow, type OrError } from '../reading/orError.ts';

/** Progress of a person of whom the backend has no record, or an empty one. */
export class NoProgress implements Progress {
  readonly owner: ProgressOwner;
  readonly percent = 0;
  readonly status = 'NOT_STARTED';
  readonly band = 'NOT_STARTED';
  readonly currentStage = null;
  readonly isIdentified = true;
  readonly isEmpty = true;
  private readonly knownStages: OrError<StageProgress[] | null>;
  private readonly record: Progress | null;

  /**
   * @param stages those of the club, or the error of loading them; null where they are unknown
   * @param record the empty record
   */
  constructor(
    owner: ProgressOwner,
    stages: OrError<StageProgress[] | null> = null,
    record: Progress | null = null,
  ) {
    this.owner = owner;
    this.knownStages = stages;
    this.record = record;
  }

  get lastUpdated(): string | null {
    return this.record?.lastUpdated ?? null;
  }

  get stages(): StageProgress[] | null {
    return valueOrThrow(this.knownStages);
  }

  withStages(stages: StageProgress[]): Progress {
    return new NoProgress(this.owner, stages, this.record);
  }
}
