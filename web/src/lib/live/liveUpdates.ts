/** Without a stream the screen is refreshed at most so often, however often the reader comes back. */
const REFRESH_EVERY_MS = 3_000;

interface LiveOptions {
  /** The token of the session, at the moment it is needed. */
  token: () => string | null;
  /** Fetches what is on screen again; a failure leaves it as it is. */
  refresh: () => Promise<unknown>;
}

/**
 * Refreshes the screen whenever the server says that something was changed, as long as the page is
 * visible. Where there is no such stream: when the reader comes back, and when the network does.
 * @returns what ends it
 */
export function liveUpdates({ token, refresh }: LiveOptions): () => void {
  let stream: AbortController | null = null;
  let isAbsent = false;
  /** The reader or the network has come back, and nothing was refreshed since. */
  let isDue = false;
  let refreshedAt = -Infinity;
  let running = false;
  let again = false;

  const news = () => {
    isDue = false;
    again = true;
    if (running) return;
    running = true;
    void refreshAll();
  };
  const refreshAll = async () => {
    while (again) {
      again = false;
      refreshedAt = performance.now();
      await refresh().catch(() => undefined);
    }
    running = false;
  };
  const catchUp = () => {
    if (isDue && performance.now() - refreshedAt >= REFRESH_EVERY_MS) news();
  };

  const follow = async ({ signal }: AbortController) => {
    const present = token();
    if (isAbsent || present === null) {
      catchUp();
      return;
    }
    const { followEvents } = await import('./followEvents.ts');
    const end = await followEvents({
      token: present,
      signal,
      onNews: news,
      onUnavailable: catchUp,
    });
    isAbsent ||= end === 'absent';
    // The session may have ended: the refusal of a query says so to the whole page.
    if (end === 'refused') news();
    else if (!signal.aborted) catchUp();
  };
  const start = () => {
    stream?.abort();
    stream = null;
    if (document.visibilityState !== 'visible') return;
    stream = new AbortController();
    follow(stream).catch(catchUp);
  };
  const comeBack = () => {
    isDue = true;
    start();
  };

  start();
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('online', comeBack);
  return () => {
    stream?.abort();
    document.removeEventListener('visibilitychange', comeBack);
    window.removeEventListener('online', comeBack);
  };
}
