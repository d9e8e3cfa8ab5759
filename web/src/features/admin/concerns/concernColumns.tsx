import { shortMoment } from '../../../lib/format.ts';
import type { ConcernCategory, ConcernStatus } from '../../../schema.generated.ts';
import { Badge, type Hue } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';
import type { RecordDialog } from '../record/RecordDialogs.tsx';
import type { Column } from '../table/column.ts';
import { Faint } from '../table/TwoLines.tsx';
import type { ConcernRowFragment } from './ConcernRow.generated.ts';

export const CATEGORIES: Record<ConcernCategory, string> = {
  MENTOR: 'Mentor',
  BULLYING: 'Bullying',
  SAFETY: 'Safety',
  WELLBEING: 'Wellbeing',
  OTHER: 'Other',
};

const BADGES: Record<ConcernStatus, { hue: Hue; icon: IconName; label: string }> = {
  OPEN: { hue: 'brick', icon: 'alert', label: 'Open' },
  TAKEN: { hue: 'indigo', icon: 'clock', label: 'Taken' },
  CLOSED: { hue: 'leaf', icon: 'check', label: 'Closed' },
};

export function ConcernBadge({ status }: { status: ConcernStatus }) {
  const { hue, icon, label } = BADGES[status];
  return (
    <Badge hue={hue} icon={icon}>
      {label}
    </Badge>
  );
}

/** The columns of the queue of concerns. */
export const concernColumns = (
  open: RecordDialog<'concern'>['open'],
): Column<ConcernRowFragment>[] => [
  { header: 'Reported', share: 3, cell: ({ reportedAt }) => shortMoment(reportedAt) },
  { header: 'About', share: 2, cardLabel: 'About', cell: ({ category }) => CATEGORIES[category] },
  {
    header: 'Status',
    share: 2,
    cardSlot: 'aside',
    cell: ({ status }) => <ConcernBadge status={status} />,
  },
  {
    header: 'Administrator',
    share: 3,
    cardLabel: 'Administrator',
    cell: ({ takenBy, closedBy }) => (closedBy ?? takenBy)?.name ?? <Faint>Nobody yet</Faint>,
  },
  {
    header: 'Actions',
    share: 2,
    align: 'end',
    cell: ({ id, category, reportedAt }) => (
      <Button
        tone="outline"
        size="sm"
        width={{ base: '100%', lg: 'auto' }}
        aria-label={`Read the concern of ${shortMoment(reportedAt)} about ${CATEGORIES[category]}`}
        onClick={() => {
          open('concern', id);
        }}
      >
        Read
      </Button>
    ),
  },
];
