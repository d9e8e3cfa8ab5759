import { t } from '@lingui/core/macro';
import { useQuery } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import { useFailedParts } from '../../lib/failure/failedParts.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { UnsentBar } from '../../lib/unsent/UnsentBar.tsx';
import { UnsentProvider } from '../../lib/unsent/UnsentProvider.tsx';
import type { ClubAudience } from '../../schema.generated.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { toast } from '../../ui/toast.ts';
import { Dashboard } from './Dashboard.tsx';
import { DASHBOARDS } from './dashboards.ts';
import { OWN_OPERATIONS } from './unsent/ownOperations.tsx';
import { useDashboardUpdates } from './useDashboardUpdates.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LogoutButton } from '../../ui/LogoutButton.tsx';
import { PageShell } from '../../ui/PageShell.tsx';

interface PersonShellProps {
  /** Name of the signed-in user; missing while unknown. */
  name?: string | undefined;
  onLogout: () => void;
  children: ReactNode;
}

/** Layout of a student's or an educator's own pages. */
export function PersonShell({ name, onLogout, children }: PersonShellProps) {
  const actions = (
    <>
      <ButtonLink icon="document" tone="plain" size="sm" to="/my-data">
        {t`My data`}
      </ButtonLink>
      <LogoutButton onLogout={onLogout} />
    </>
  );
  return (
    <PageShell header={<AppHeader title={t`Your path`} subtitle={name} actions={actions} />}>
      {children}
    </PageShell>
  );
}

/**
 * Redirects a student without a submitted form to the landing page. Updates the session first: with
 * an outdated one the landing page would redirect back.
 */
function HomeWithoutForm() {
  const { user, updateUser } = useSession();
  useEffect(() => {
    if (user?.formSubmitted) updateUser({ ...user, formSubmitted: false });
  }, [user, updateUser]);
  return user?.formSubmitted ? null : <Navigate to="/" replace />;
}

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
        t`Data refresh failed`,
        t`Please refresh the page to see your updated information.`,
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
    <UnsentProvider operations={OWN_OPERATIONS[audience]}>
      <PersonShell name={person?.name} onLogout={onLogout}>
        <UnsentBar />
        {person ? (
          <Dashboard audience={audience} person={person} failed={failed} onLogout={onLogout} />
        ) : (
          <LoadFailure
            title={t`Your dashboard could not be loaded`}
            error={error}
            busy={loading}
            onRetry={onRetry}
          />
        )}
      </PersonShell>
    </UnsentProvider>
  );
}
