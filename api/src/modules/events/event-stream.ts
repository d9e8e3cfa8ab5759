import { PassThrough, type Readable } from 'node:stream';

/** Minimum time between two `change` events, in ms; changes in between are coalesced. */
const COALESCE_MS = 200;

/** Interval of heartbeats and session checks, in ms; shorter than the timeout of the connection. */
export const HEARTBEAT_MS = 20_000;

/** An event stream of one page. Events contain no data of the change. */
export interface EventStream {
  /** The body of the response. */
  body: Readable;
  notify: () => void;
  /** Ends the stream. The client reconnects, except after `replaced`. */
  end: (reason?: 'replaced') => void;
}

/** @param isSessionOpen checked at each change and each heartbeat; the stream ends with the session */
export function createEventStream(isSessionOpen: () => Promise<boolean>): EventStream {
  const body = new PassThrough();
  const write = (text: string): void => {
    // The buffer is full because the client does not read: disconnect it.
    if (!body.writableEnded && !body.write(text)) body.destroy();
  };
  // Browsers ignore events without data.
  const send = (event: string): void => {
    write(`event: ${event}\ndata: {}\n\n`);
  };
  const end = (reason?: 'replaced'): void => {
    if (reason) send(reason);
    body.end();
  };

  const checkSession = async (): Promise<void> => {
    // An error of the database leaves the decision to the next check.
    if (!(await isSessionOpen().catch(() => true))) end();
  };

  let coalescing: NodeJS.Timeout | undefined;
  let isPending = false;
  const notify = (): void => {
    if (coalescing) {
      isPending = true;
      return;
    }
    send('change');
    // The end of a session is a change, too.
    void checkSession();
    coalescing = setTimeout(() => {
      coalescing = undefined;
      if (isPending) notify();
      isPending = false;
    }, COALESCE_MS);
  };

  const heartbeat = setInterval(() => {
    void checkSession().then(() => {
      write(':\n\n');
    });
  }, HEARTBEAT_MS);
  body.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(coalescing);
  });

  send('open');
  return { body, notify, end };
}
