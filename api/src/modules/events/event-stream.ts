import { PassThrough, type Readable } from 'node:stream';

/** Milliseconds between two changes that a page hears of; what comes meanwhile is one. */
const coalesceFor = 200;

/** Milliseconds between looks at the session; the connection's own timeout is longer. */
export const heartbeatEvery = 20_000;

/** What one page hears of its person: that there was a change, never what. */
export interface EventStream {
  /** The body of the answer. */
  body: Readable;
  change: () => void;
  /** Ends it; its page comes back by itself, unless it was `replaced` by a newer stream. */
  end: (reason?: 'replaced') => void;
}

/** @param isSessionOpen asked at each change and again and again; the stream ends with the session */
export function createEventStream(isSessionOpen: () => Promise<boolean>): EventStream {
  const body = new PassThrough();
  const write = (text: string): void => {
    // A client that does not read is not waited for.
    if (!body.writableEnded && !body.write(text)) body.destroy();
  };
  // An event without data would not be heard.
  const say = (event: string): void => {
    write(`event: ${event}\ndata: {}\n\n`);
  };
  const end = (reason?: 'replaced'): void => {
    if (reason) say(reason);
    body.end();
  };

  const look = async (): Promise<void> => {
    // The database is away: whether the session has ended shows at the next look.
    if (!(await isSessionOpen().catch(() => true))) end();
  };

  let silence: NodeJS.Timeout | undefined;
  let isWaiting = false;
  const change = (): void => {
    if (silence) {
      isWaiting = true;
      return;
    }
    say('change');
    // The change may be that the person was signed out here.
    void look();
    silence = setTimeout(() => {
      silence = undefined;
      if (isWaiting) change();
      isWaiting = false;
    }, coalesceFor);
  };

  const heartbeat = setInterval(() => {
    void look().then(() => {
      write(':\n\n');
    });
  }, heartbeatEvery);
  body.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(silence);
  });

  say('open');
  return { body, change, end };
}
