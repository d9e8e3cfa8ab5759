import type { Progress, ProgressOwner, StageProgress } from '../../domain/progress.ts';

/** Progress of a person of whom the backend has no record, or an empty one. */
export class NoProgress implements Progress {
  readonly owner: ProgressOwner;
  readonly percent = 0;
  readonly status = 'NOT_STARTED';
  readonly band = 'NOT_STARTED';
  readonly currentStage = null;
  readonly isIdentified = true;
  readonly isEmpty = true;
  readonly lastUpdated: Progress['lastUpdated'];
  readonly agreedSteps: Progress['agreedSteps'];
  readonly stages: Progress['stages'];
  private readonly record: Progress | null;

  /**
   * @param stages those of the club, or the error of loading them; null where they are unknown
   * @param record the empty record
   */
  constructor(
    owner: ProgressOwner,
    stages: Progress['stages'] = null,
    record: Progress | null = null,
  ) {
    this.owner = owner;
    this.lastUpdated = record?.lastUpdated ?? null;
    this.agreedSteps = record?.agreedSteps ?? null;
    this.stages = stages;
    this.record = record;
  }

  withStages(stages: StageProgress[]): Progress {
    return new NoProgress(this.owner, stages, this.record);
  }
}
