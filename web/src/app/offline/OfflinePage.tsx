import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { OwnOfflineScreen } from '../../features/dashboard/OwnOfflineScreen.tsx';
import { MentorOfflineScreen } from '../../features/mentor/MentorOfflineScreen.tsx';
import { networkRefuses, useNetworkRefusal } from '../../lib/networkRefusal.ts';
import { dropKept } from '../../lib/offline/dropKept.ts';
import type { SessionEnd } from '../../lib/session/sessionEnd.ts';
import type { SessionUser } from '../../lib/session/sessionStore.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { onDevice } from '../../lib/unsent/onDevice.ts';
import type { Role } from '../../schema.generated.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { LogoutButton } from '../../ui/LogoutButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { FailedState } from '../../ui/states/FailedState.tsx';
import { RetryButton } from '../../ui/states/RetryButton.tsx';
import { useLogout } from '../logout/useLogout.ts';

const TITLES: Record<Role, () => string> = {
  ADMIN: () => 'Admin Dashboard',
  MENTOR: () => 'Mentor Dashboard',
  EDUCATOR: () => t`Your path`,
  STUDENT: () => t`Your path`,
};

const RETRY_MS = 15_000;

const isPast = (end: SessionEnd | null) => end !== null && end.at <= Date.now();

/**
 * Checks the session on demand, every 15 seconds, and when the browser goes online. At the known end
 * of the session `isOver` is true, and the stored list is deleted.
 */
function useReconnect() {
  const { refresh, sessionEnd } = useSession();
  const [busy, setBusy] = useState(false);
  const [isOver, setOver] = useState(() => isPast(sessionEnd()));
  useEffect(() => {
    const check = () => {
      if (isPast(sessionEnd())) {
        dropKept();
        setOver(true);
      }
      void refresh();
    };
    const timer = setInterval(check, RETRY_MS);
    window.addEventListener('online', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
    };
  }, [refresh, sessionEnd]);
  const retry = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };
  return { isOver, retry: { busy, onRetry: () => void retry() } };
}

/** Page of a signed-in user while the server can't be reached: what this device has stored. */
export function OfflinePage({ user }: { user: SessionUser }) {
  const { isOver, retry } = useReconnect();
  const sessionText = isOver
    ? t`Your session has ended. Log in when the server answers again.`
    : t`You are still logged in.`;
  const isRefused = useNetworkRefusal();
  const { changes, drafts } = onDevice(user.id);
  const isMentor = user.role === 'MENTOR';
  return (
    <PageShell
      header={
        <AppHeader
          isHeading
          title={TITLES[user.role ?? 'STUDENT']()}
          subtitle={user.name}
          actions={<LogoutButton onLogout={useLogout()} />}
        />
      }
    >
      {isMentor || changes.length + drafts.length > 0 ? (
        <Notice
          role="alert"
          hue="ochre"
          icon="alert"
          title={t`The server can’t be reached`}
          detail={[
            sessionText,
            isRefused && networkRefuses(),
            t`Below is what this device has stored.`,
          ]
            .filter(Boolean)
            .join(' ')}
          action={<RetryButton {...retry} />}
        />
      ) : (
        <Panel>
          <FailedState
            title={t`The server can’t be reached`}
            detail={`${sessionText} ${isRefused ? networkRefuses() : t`Check your connection and try again.`}`}
            {...retry}
          />
        </Panel>
      )}
      {isMentor ? (
        <MentorOfflineScreen userId={user.id} isOver={isOver} />
      ) : (
        <OwnOfflineScreen userId={user.id} />
      )}
    </PageShell>
  );
}
