import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session/useSession.ts';

/**
 * Calls `refresh` when the signed-in user's record was changed, while the page is visible.
 * @param isOn false on screens without data to refresh
 */
export function useLiveUpdates(refresh: () => Promise<unknown>, isOn: boolean): void {
  const { user, token } = useSession();
  const onChange = useEffectEvent(refresh);
  const userId = isOn ? user?.id : undefined;
  useEffect(
    () => (userId === undefined ? undefined : liveUpdates({ token, refresh: () => onChange() })),
    [userId, token],
  );
}

/** Minimum interval of refreshes without a stream. */
const REFRESH_EVERY_MS = 3_000;

interface LiveOptions {
  /** Returns the current token of the session. */
  token: () => string | null;
  /** Refetches the data of the screen; after a failure the old data stays. */
  refresh: () => Promise<unknown>;
}

/**
 * Refreshes the screen on every change event of the server while the page is visible. Without an
 * event stream it refreshes when the page becomes visible and when the network returns.
 * @returns a function that stops it
 */
function liveUpdates({ token, refresh }: LiveOptions): () => void {
  let stream: AbortController | null = null;
  let isAbsent = false;
  /** The last attempt to open the stream failed; the next may take long to fail. */
  let isUnavailable = false;
  /** The page became visible or the network returned, without a refresh since. */
  let isDue = false;
  let refreshedAt = -Infinity;
  let running = false;
  let isRequested = false;

  const refreshNow = () => {
    isDue = false;
    isRequested = true;
    if (running) return;
    running = true;
    void refreshAll();
  };
  const refreshAll = async () => {
    while (isRequested) {
      isRequested = false;
      refreshedAt = performance.now();
      await refresh().catch(() => undefined);
    }
    running = false;
  };
  const refreshIfDue = () => {
    if (isDue && performance.now() - refreshedAt >= REFRESH_EVERY_MS) refreshNow();
  };

  const follow = async ({ signal }: AbortController) => {
    const current = token();
    if (isAbsent || current === null) {
      refreshIfDue();
      return;
    }
    const { followEvents } = await import('./followEvents.ts');
    const end = await followEvents({
      token: current,
      signal,
      onChange: () => {
        isUnavailable = false;
        refreshNow();
      },
      onUnavailable: () => {
        isUnavailable = true;
        refreshIfDue();
      },
    });
    isAbsent ||= end === 'absent';
    // The session may have ended: a query then fails with UNAUTHENTICATED, which ends it
    // everywhere.
    if (end === 'refused') refreshNow();
    else if (!signal.aborted) refreshIfDue();
  };
  const start = () => {
    stream?.abort();
    stream = null;
    if (document.visibilityState !== 'visible') return;
    if (isUnavailable) refreshIfDue();
    stream = new AbortController();
    follow(stream).catch(refreshIfDue);
  };
  const onReturn = () => {
    isDue = true;
    start();
  };

  start();
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('online', onReturn);
  return () => {
    stream?.abort();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('online', onReturn);
  };
}
