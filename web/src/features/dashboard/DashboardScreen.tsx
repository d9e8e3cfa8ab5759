import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useFailedParts } from '../../lib/failure/failedParts.ts';
import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import type { ClubAudience } from '../../schema.generated.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PersonShell } from './PersonShell.tsx';
import { toast } from '../../ui/toast.ts';
import { Dashboard } from './Dashboard.tsx';
import { DASHBOARDS } from './dashboards.ts';
import { HomeWithoutForm } from './HomeWithoutForm.tsx';
import { useDashboardUpdates } from './useDashboardUpdates.ts';

interface DashboardScreenProps {
  audience: ClubAudience;
  onLogout: () => void;
  /**
   * Renders the form before its submission; without it the person is redirected to the landing
   * page.
   */
  renderForm?: (onSubmitted: () => Promise<void>) => ReactNode;
}

/** `/student` and `/educator`: the person's own stages, details and mentor. */
export function DashboardScreen({ audience, onLogout, renderForm }: DashboardScreenProps) {
  const { data, error, loading, refetch } = useQuery(DASHBOARDS[audience]);
  const person = data?.person;
  const onRetry = () => void refetch();
  const failed = useFailedParts('person', { error, loading, onRetry });

  const onSubmitted = async () => {
    const reloaded = await refetch().catch(() => undefined);
    if (!reloaded?.data?.person) {
      toast.failure(
        'Data refresh failed',
        'Please refresh the page to see your updated information.',
      );
    }
  };

  const isWithoutForm = person?.formSubmitted === false;
  // No updates while the form is shown: they would replace it.
  useDashboardUpdates(audience, !isWithoutForm && (person != null || error !== undefined));
  // The cached profile may be older than the submission: only a fresh one redirects.
  if (loading && !error && (!person || (isWithoutForm && !renderForm))) return <LoadingView />;
  if (isWithoutForm) return renderForm?.(onSubmitted) ?? <HomeWithoutForm />;
  return (
    <PersonShell name={person?.name} onLogout={onLogout}>
      {person ? (
        <Dashboard audience={audience} person={person} failed={failed} onLogout={onLogout} />
      ) : (
        <LoadFailure
          title="Your dashboard could not be loaded"
          error={error}
          busy={loading}
          onRetry={onRetry}
        />
      )}
    </PersonShell>
  );
}
