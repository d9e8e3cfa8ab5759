import type {
  Progress,
  ProgressBand,
  ProgressOwner,
  ProgressStatus,
  StageProgress,
} from '../../domain/progress.ts';
import { unlessError, type OrError } from '../reading/orError.ts';
import { bandOf, statusOf } from './derive.ts';

/** Progress as it was read: each field its value, or why it can't be understood. */
export interface ProgressValues {
  owner: ProgressOwner;
  percent: number;
  currentStage: OrError<string | null>;
  lastUpdated: OrError<string | null>;
  stages: OrError<StageProgress[] | null>;
  isIdentified: boolean;
}

/** Progress whose unreadable fields throw when they are asked for. */
export class RecordedProgress implements Progress {
  readonly owner: ProgressOwner;
  readonly percent: number;
  readonly isIdentified: boolean;
  private readonly values: ProgressValues;

  constructor(values: ProgressValues) {
    this.owner = values.owner;
    this.percent = values.percent;
    this.isIdentified = values.isIdentified;
    this.values = values;
  }

  get status(): ProgressStatus {
    return statusOf(this.percent);
  }

  get band(): ProgressBand {
    return bandOf(this.percent);
  }

  get currentStage(): string | null {
    return unlessError(this.values.currentStage);
  }

  get lastUpdated(): string | null {
    return unlessError(this.values.lastUpdated);
  }

  get stages(): StageProgress[] | null {
    return unlessError(this.values.stages);
  }
}
