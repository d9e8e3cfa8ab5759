import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { StatStrip } from '../../../ui/StatStrip.tsx';
import { mentorsLink, submissionsLink } from '../filters/links.ts';
import { useDashboardCountsQuery } from './DashboardCounts.generated.ts';

/** The five counts above the tabs, each a link to the counted records, or their error. */
export function CountsStrip() {
  const { data, loading, error, refetch } = useDashboardCountsQuery();
  useFailureToast(error, 'Error loading counts', 'The figures could not be loaded.');
  const counts = data?.dashboardCounts;
  if (!counts && !loading) {
    return (
      <Panel>
        <LoadFailure
          title="The figures could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      </Panel>
    );
  }
  return (
    <StatStrip
      label="Counts"
      loading={!counts}
      items={[
        { label: 'Total Students', value: counts?.students, to: '/admin' },
        { label: 'Total Educators', value: counts?.educators, to: '/admin?tab=educators' },
        { label: 'Active Mentors', value: counts?.mentors, to: mentorsLink({ status: 'active' }) },
        { label: 'Clubs', value: counts?.clubs, to: '/admin?tab=clubs' },
        {
          label: 'Form Submitted',
          value: counts?.formSubmitted,
          to: submissionsLink({ status: 'submitted' }),
        },
      ]}
    />
  );
}
