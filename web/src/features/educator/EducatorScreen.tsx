import type { ReactNode } from 'react';
import { messageOf } from '../../lib/errors.ts';
import { useRefetchOnFocus } from '../../lib/useRefetchOnFocus.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PersonShell } from '../../ui/person/PersonShell.tsx';
import { FailedState } from '../../ui/states/FailedState.tsx';
import { toast } from '../../ui/toast.ts';
import { EducatorDashboard } from './EducatorDashboard.tsx';
import { useEducatorDashboardQuery } from './EducatorDashboard.generated.ts';

interface EducatorScreenProps {
  onLogout: () => void;
  /** The professional form, shown until it is submitted. */
  renderForm: (onSubmitted: () => Promise<void>) => ReactNode;
}

/** `/educator`: the educator's own stages, profile and counsellor, or the form before them. */
export function EducatorScreen({ onLogout, renderForm }: EducatorScreenProps) {
  const { data, error, loading, refetch } = useEducatorDashboardQuery();
  useRefetchOnFocus(refetch);
  const educator = data?.myEducatorProfile;
  const failure = error ? messageOf(error) : null;
  const retry = () => void refetch();

  const onSubmitted = async () => {
    const reloaded = await refetch().catch(() => undefined);
    if (!reloaded?.data?.myEducatorProfile) {
      toast.failure(
        'Data refresh failed',
        'Please refresh the page to see your updated information.',
      );
    }
  };

  if (!educator && loading && !error) return <LoadingView />;
  if (educator?.formSubmitted === false) return renderForm(onSubmitted);
  return (
    <PersonShell name={educator?.name} onLogout={onLogout}>
      {educator ? (
        <EducatorDashboard
          educator={educator}
          failure={failure}
          onRetry={retry}
          onLogout={onLogout}
        />
      ) : (
        <FailedState
          title="Your dashboard could not be loaded"
          detail={failure}
          busy={loading}
          onRetry={retry}
        />
      )}
    </PersonShell>
  );
}
