import { StatStrip } from '../../../ui/StatStrip.tsx';

interface TrackerSummaryProps {
  /** "Students" or "Educators". */
  label: string;
  /** Null when the figures can't be read. */
  summary: { total: number; completed: number; inProgress: number; averagePercent: number } | null;
  loading: boolean;
}

/** The four figures over everybody, whatever the filters. */
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
