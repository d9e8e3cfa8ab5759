import { useEffect, useState } from 'react';
import { isKeptList, type KeptList } from '../../features/mentor/offline/keptList.ts';
import { KeptListPanel } from '../../features/mentor/offline/KeptListPanel.tsx';
import { NETWORK_REFUSES, useNetworkRefusal } from '../../lib/networkRefusal.ts';
import { dropKept } from '../../lib/offline/dropKept.ts';
import { readKept } from '../../lib/offline/kept.ts';
import { browserStorage } from '../../lib/safeStorage.ts';
import type { SessionEnd } from '../../lib/session/sessionEnd.ts';
import type { SessionUser } from '../../lib/session/sessionStore.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { readChanges } from '../../lib/unsent/changes.ts';
import type { Role } from '../../schema.generated.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { LogoutButton } from '../../ui/LogoutButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { FailedState } from '../../ui/states/FailedState.tsx';
import { RetryButton } from '../../ui/states/RetryButton.tsx';
import { useLogout } from '../logout/useLogout.ts';
import { DeviceEntries } from './DeviceEntries.tsx';
import { changeEntries, draftEntries } from './entries.ts';

const TITLES: Record<Role, string> = {
  ADMIN: 'Admin Dashboard',
  MENTOR: 'Mentor Dashboard',
  EDUCATOR: 'Your path',
  STUDENT: 'Your path',
};

const TITLE = 'The server can’t be reached';
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

/** The mentor's stored list; null without one, undefined while it is decrypted. */
function useKeptList({ id, role }: SessionUser): KeptList | null | undefined {
  const [list, setList] = useState<KeptList | null>();
  useEffect(() => {
    if (role !== 'MENTOR') return;
    let isCurrent = true;
    void readKept(id).then((kept) => {
      if (isCurrent) setList(isKeptList(kept) ? kept : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, role]);
  return list;
}

/** Page of a signed-in user while the server can't be reached: what this device has stored. */
export function OfflinePage({ user }: { user: SessionUser }) {
  const { isOver, retry } = useReconnect();
  const kept = useKeptList(user);
  const list = isOver ? null : kept;
  const sessionText = isOver
    ? 'Your session has ended. Log in when the server answers again.'
    : 'You are still logged in.';
  const isRefused = useNetworkRefusal();
  const changes = readChanges(browserStorage, user.id);
  const waiting = changes.filter(({ problem }) => !problem);
  const refused = changes.filter(({ problem }) => problem);
  const drafts = draftEntries(browserStorage, user.id, list?.people ?? []);
  const isMentor = user.role === 'MENTOR';
  return (
    <PageShell
      header={
        <AppHeader
          isHeading
          title={TITLES[user.role ?? 'STUDENT']}
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
          title={TITLE}
          detail={`${sessionText} ${isRefused ? `${NETWORK_REFUSES} ` : ''}Below is what this device has stored.`}
          action={<RetryButton {...retry} />}
        />
      ) : (
        <Panel>
          <FailedState
            title={TITLE}
            detail={`${sessionText} ${isRefused ? NETWORK_REFUSES : 'Check your connection and try again.'}`}
            {...retry}
          />
        </Panel>
      )}
      <DeviceEntries title="Updates waiting to be sent" entries={changeEntries(waiting)} />
      <DeviceEntries title="Updates that were not saved" entries={changeEntries(refused)} />
      <DeviceEntries title="Drafts on this device" entries={drafts} />
      {list && <KeptListPanel list={list} />}
      {isMentor && list === null && (
        <Panel title="My people" padded>
          The list of your people is not stored on this device.
        </Panel>
      )}
    </PageShell>
  );
}
