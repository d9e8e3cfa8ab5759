import { createParser } from 'eventsource-parser';

/** The server sends data every 20 seconds; a connection without data for longer is lost. */
const SILENCE_MS = 45_000;

/** Milliseconds before a reconnect, doubled after each failure; the server may override them. */
const WAIT = { first: 2_000, longest: 60_000 };

interface EventOptions {
  token: string;
  /** Closes the stream. */
  signal: AbortSignal;
  /** Data was changed, or may have been changed while the stream was closed. */
  onChange: () => void;
  /** The stream could not be opened; it is retried automatically. */
  onUnavailable: () => void;
}

/** Reason to stop reconnecting. */
type End = 'absent' | 'refused' | 'replaced' | 'aborted';

const isTransient = (status: number) => status === 429 || status >= 500;

/**
 * Reads the server's events and reconnects after an interruption, at the time that the server sets.
 * Resolves when reconnecting is useless.
 */
export async function followEvents(options: EventOptions): Promise<End> {
  const { token, signal, onChange, onUnavailable } = options;
  const isOver = () => signal.aborted;
  let failures = 0;
  while (!isOver()) {
    let wait = Math.min(WAIT.first * 2 ** failures, WAIT.longest) * (0.5 + Math.random());
    const state = { replaced: false };
    const attempt = new AbortController();
    const close = () => {
      attempt.abort();
    };
    signal.addEventListener('abort', close);
    try {
      const response = await fetch('/events', {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        signal: attempt.signal,
      });
      const { status, body } = response;
      if (status !== 200 || !body) {
        if (!isTransient(status)) return status === 401 ? 'refused' : 'absent';
        throw new Error(`The events were refused with ${status}.`);
      }
      failures = 0;
      const parser = createParser({
        onRetry: (milliseconds) => (wait = milliseconds),
        onEvent: ({ event }) => {
          if (event === 'open' || event === 'change') onChange();
          if (event === 'replaced') state.replaced = true;
        },
      });
      await readAll(body, (text) => {
        parser.feed(text);
      });
    } catch {
      if (!isOver() && failures++ === 0) onUnavailable();
    } finally {
      close();
      signal.removeEventListener('abort', close);
    }
    if (state.replaced) return 'replaced';
    await pause(wait, signal);
  }
  return 'aborted';
}

/** Reads the body to its end; throws when no data arrives for too long. */
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
