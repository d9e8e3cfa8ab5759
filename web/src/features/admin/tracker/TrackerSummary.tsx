import { StatStrip } from '../../../ui/StatStrip.tsx';

interface TrackerSummaryProps {
  /** "Students" or "Educators". */
  label: string;
  /** Null if the figures can't be loaded. */
  summary: { total: number; completed: number; inProgress: number; averagePercent: number } | null;
  loading: boolean;
}

/** The four figures of all people, independent of the filters. */
export function TrackerSummary({ label, summary, loading }: TrackerSummaryProps) {
  return (
    <StatStrip
      label={`Progress of all ${label.toLowerCase()}`}
      loading={loading}
      items={[
        { label: `Total ${label}`, value: summary?.total, note: 'with and without a club' },
        { label: 'Completed', value: summary?.completed, note: 'all stages of their club' },
        { label: 'In Progress', value: summary?.inProgress, note: '1 to 99%' },
        {
          label: 'Average Progress',
          value: summary && `${summary.averagePercent}%`,
          note: `over all ${label.toLowerCase()}`,
        },
      ]}
    />
  );
}
