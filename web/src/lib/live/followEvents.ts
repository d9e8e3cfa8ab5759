import { createParser } from 'eventsource-parser';

/** The server sends data every 20 seconds; a connection without data for longer is lost. */
const SILENCE_MS = 45_000;

/** The server sends `open` at once; a proxy may hold back the request or the response. */
const OPEN_WITHIN_MS = 10_000;

/** Attempts in a row that a proxy has blocked, after which another would be blocked as well. */
const MAX_BLOCKED = 3;

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
type End = 'absent' | 'refused' | 'replaced' | 'blocked' | 'aborted';

interface Attempt {
  /** The server has sent `open`. */
  isOpen: boolean;
  /** A proxy has held back the events, or responded in place of the server. */
  isBlocked: boolean;
  /** A newer stream of the session has taken its place. */
  isReplaced: boolean;
  /** Milliseconds until the reconnect, if the server has set them. */
  wait?: number;
}

const isTransient = (status: number) => status === 429 || status >= 500;

/**
 * Whether a proxy responded in place of the server, which sends a stream, 204 without events, 401,
 * or a transient error; none of them is a page.
 */
function isForeign({ status, headers }: Response): boolean {
  const contentType = headers.get('content-type') ?? '';
  if (contentType.startsWith('text/html')) return true;
  if (status === 200) return !contentType.startsWith('text/event-stream');
  return status !== 204 && status !== 401 && !isTransient(status);
}

/**
 * Reads the server's events and reconnects after an interruption, at the time that the server sets.
 * Resolves when reconnecting is useless.
 */
export async function followEvents(options: EventOptions): Promise<End> {
  const { signal } = options;
  const isOver = () => signal.aborted;
  let failures = 0;
  let blocked = 0;
  while (!isOver()) {
    const backoff = Math.min(WAIT.first * 2 ** failures, WAIT.longest) * (0.5 + Math.random());
    const attempt: Attempt = { isOpen: false, isBlocked: false, isReplaced: false };
    const end = await follow(options, attempt).catch(() => 'failed' as const);
    if (attempt.isOpen) failures = blocked = 0;
    if (isOver()) break;
    if (attempt.isReplaced) return 'replaced';
    if (end === 'failed') {
      if (failures++ === 0) options.onUnavailable();
      if (attempt.isBlocked && ++blocked === MAX_BLOCKED) return 'blocked';
    } else if (end !== 'ended') return end;
    await pause((attempt.isOpen && attempt.wait) || backoff, signal);
  }
  return 'aborted';
}

/** Reads one stream until it ends; throws if it was not opened or was interrupted. */
async function follow(options: EventOptions, attempt: Attempt): Promise<End | 'ended'> {
  const { token, signal, onChange } = options;
  const connection = new AbortController();
  const close = () => {
    connection.abort();
  };
  const blocked = (reason: string) => {
    attempt.isBlocked = true;
    return new Error(reason);
  };
  signal.addEventListener('abort', close);
  const deadline = setTimeout(() => {
    connection.abort(blocked('The events were not opened in time.'));
  }, OPEN_WITHIN_MS);
  try {
    const response = await fetch('/events', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: connection.signal,
    });
    const { status, body } = response;
    if (isForeign(response)) throw blocked(`A proxy responded with ${status}.`);
    if (status !== 200 || !body) {
      if (!isTransient(status)) return status === 401 ? 'refused' : 'absent';
      throw new Error(`The events were refused with ${status}.`);
    }
    const parser = createParser({
      onRetry: (milliseconds) => (attempt.wait = milliseconds),
      onEvent: ({ event }) => {
        if (event === 'open') {
          clearTimeout(deadline);
          attempt.isOpen = true;
        }
        if (event === 'open' || event === 'change') onChange();
        if (event === 'replaced') attempt.isReplaced = true;
      },
    });
    await readAll(body, (text) => {
      parser.feed(text);
    });
    if (!attempt.isOpen) throw blocked('The events ended before they were opened.');
    return 'ended';
  } finally {
    clearTimeout(deadline);
    close();
    signal.removeEventListener('abort', close);
  }
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
