import { Badge } from './Badge.tsx';
import { stageStatusText, type StageStatus } from './stage.ts';

const LOOKS = {
  COMPLETED: { hue: 'leaf', icon: 'check' },
  IN_PROGRESS: { hue: 'indigo', icon: 'half' },
  NOT_STARTED: { hue: 'stone', icon: 'circle-dashed' },
} as const;

interface StageStatusBadgeProps {
  status: StageStatus;
  /** Students see Pending, trackers show Not Started. */
  notStartedLabel?: 'Pending' | 'Not Started' | undefined;
}

export function StageStatusBadge({ status, notStartedLabel }: StageStatusBadgeProps) {
  return <Badge {...LOOKS[status]}>{stageStatusText(status, notStartedLabel)}</Badge>;
}
