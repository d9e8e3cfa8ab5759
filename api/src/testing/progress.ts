import type { StageStatus } from '../domain/words.ts';
import type { Stage } from '../modules/clubs/club.ts';
import {
  stagesWithProgress,
  type Progress,
  type Save,
  type StageProgress,
} from '../modules/progress/progress.ts';

/** The expected progress, computed independently of the database. */
export function expectedProgress(stages: readonly Stage[], saves: readonly Save[]): Progress {
  const withProgress = stagesWithProgress(stages, saves);
  const completed = withProgress.filter(({ status }) => status === 'completed').length;
  const moments = withProgress.flatMap(({ savedAt }) => (savedAt ? [savedAt.getTime()] : []));
  return {
    stages: withProgress,
    agreedSteps: [],
    percent: stages.length === 0 ? 0 : Math.round((100 * completed) / stages.length),
    currentStage: currentStage(withProgress),
    lastUpdated: moments.length > 0 ? new Date(Math.max(...moments)) : null,
  };
}

function currentStage(stages: readonly StageProgress[]): string | null {
  const lastWith = (wanted: StageStatus) => stages.findLastIndex(({ status }) => status === wanted);
  const inProgress = lastWith('in progress');
  const index = inProgress === -1 ? lastWith('completed') : inProgress;
  const current = stages[index];
  return current ? current.stage.name || `Stage ${index + 1}` : null;
}
