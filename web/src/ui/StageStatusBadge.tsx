import { t } from '@lingui/core/macro';
import { Badge } from './Badge.tsx';
import type { StageStatus } from './stage.ts';

interface StageStatusBadgeProps {
  status: StageStatus;
  /** Students see Pending, trackers show Not Started. */
  notStartedLabel?: 'Pending' | 'Not Started' | undefined;
}

export function StageStatusBadge({
  status,
  notStartedLabel = 'Not Started',
}: StageStatusBadgeProps) {
  switch (status) {
    case 'COMPLETED':
      return (
        <Badge hue="leaf" icon="check">
          {t`Completed`}
        </Badge>
      );
    case 'IN_PROGRESS':
      return (
        <Badge hue="indigo" icon="half">
          {t`In Progress`}
        </Badge>
      );
    case 'NOT_STARTED':
      return (
        <Badge hue="stone" icon="circle-dashed">
          {notStartedLabel === 'Pending' ? t`Pending` : t`Not Started`}
        </Badge>
      );
  }
}
