import { createParser } from 'eventsource-parser';

/** The server sends something every 20 seconds; a connection that is silent for longer is lost. */
const SILENCE_MS = 45_000;

/** Milliseconds before the next try when the server does not say; twice as long after each failure. */
const WAIT = { first: 2_000, longest: 60_000 };

interface Following {
  token: string;
  /** Ends it. */
  signal: AbortSignal;
  /** Something was changed, or may have been changed while nothing was heard. */
  onNews: () => void;
  /** The stream could not be opened; the next try follows by itself. */
  onUnavailable: () => void;
}

/** Why there is no use in trying again. */
type End = 'absent' | 'refused' | 'replaced' | 'aborted';

const isPassing = (status: number) => status === 429 || status >= 500;

/**
 * Follows the server's events until the end: a stream that breaks off is opened again, at a moment
 * that the server chooses. Loaded when it is needed.
 */
export async function followEvents(following: Following): Promise<End> {
  const { token, signal, onNews, onUnavailable } = following;
  const isOver = () => signal.aborted;
  let failures = 0;
  while (!isOver()) {
    let wait = Math.min(WAIT.first * 2 ** failures, WAIT.longest) * (0.5 + Math.random());
    const heard = { replaced: false };
    const attempt = new AbortController();
    const give = () => {
      attempt.abort();
    };
    signal.addEventListener('abort', give);
    try {
      const response = await fetch('/events', {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        signal: attempt.signal,
      });
      const { status, body } = response;
      if (status !== 200 || !body) {
        if (!isPassing(status)) return status === 401 ? 'refused' : 'absent';
        throw new Error(`The events were refused with ${status}.`);
      }
      failures = 0;
      const parser = createParser({
        onRetry: (milliseconds) => (wait = milliseconds),
        onEvent: ({ event }) => {
          if (event === 'open' || event === 'change') onNews();
          if (event === 'replaced') heard.replaced = true;
        },
      });
      await readAll(body, (text) => {
        parser.feed(text);
      });
    } catch {
      if (!isOver() && failures++ === 0) onUnavailable();
    } finally {
      give();
      signal.removeEventListener('abort', give);
    }
    if (heard.replaced) return 'replaced';
    await pause(wait, signal);
  }
  return 'aborted';
}

/** Reads to the end; throws when nothing comes for too long. */
async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (text: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, SILENCE_MS, new Error('Nothing was heard for too long.'));
    });
    try {
      const { done, value } = await Promise.race([reader.read(), silence]);
      if (done) return;
      onText(decoder.decode(value, { stream: true }));
    } finally {
      clearTimeout(timer);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    signal.addEventListener('abort', go);
    if (signal.aborted) go();
  });
}
