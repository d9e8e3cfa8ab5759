import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { StatStrip } from '../../../ui/StatStrip.tsx';
import { useDashboardCountsQuery } from './DashboardCounts.generated.ts';

/** The five counts over the tabs. */
export function CountsStrip() {
  const { data, loading, error } = useDashboardCountsQuery();
  useFailureToast(error, 'Error loading counts', 'The figures could not be loaded.');
  const counts = data?.dashboardCounts;
  return (
    <StatStrip
      label="Counts"
      loading={loading && !counts}
      items={[
        { label: 'Total Students', value: counts?.students },
        { label: 'Total Educators', value: counts?.educators },
        { label: 'Active Mentors', value: counts?.mentors },
        { label: 'Clubs', value: counts?.clubs },
        { label: 'Form Submitted', value: counts?.formSubmitted },
      ]}
    />
  );
}
