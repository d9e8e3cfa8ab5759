import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { channel, idsIn } from './change-notices.ts';
import type { ChangeListener } from './types.ts';

/** Delays between attempts to connect, in ms; doubled each time. */
const DELAYS = { shortest: 250, longest: 30_000 };

/** Interval of checks, in ms: a broken connection may not be reported. */
const CHECK_INTERVAL_MS = 15_000;

const options: pg.ClientConfig = {
  application_name: 'waymark-api-changes',
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  keepAlive: true,
};

/**
 * Listens on a connection of its own, because LISTEN does not work through poolers. Reconnects
 * until stopped.
 */
export function listenToServer(url: string, listener: ChangeListener): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let delay = DELAYS.shortest;

  const listenOnce = async (): Promise<void> => {
    const client = new pg.Client({ ...options, connectionString: url });
    const end = (): void => {
      client.end().catch(() => undefined);
    };
    signal.addEventListener('abort', end);
    const lost = new Promise<Error>((resolve) => {
      client.on('error', resolve);
      client.once('end', () => {
        resolve(new Error('the connection has ended'));
      });
    });
    let check: NodeJS.Timeout | undefined;
    try {
      client.on('notification', ({ payload = '' }) => {
        listener.changed(idsIn(payload));
      });
      await client.connect();
      await client.query(`listen ${channel}`);
      delay = DELAYS.shortest;
      listener.missed();
      check = setInterval(() => {
        client.query('select 1').catch(end);
      }, CHECK_INTERVAL_MS).unref();
      throw await lost;
    } finally {
      clearInterval(check);
      signal.removeEventListener('abort', end);
      end();
    }
  };

  const listen = async (): Promise<void> => {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!signal.aborted) listener.lost(error);
      });
      // Jitter, so that several processes do not reconnect at the same moment.
      await sleep(delay * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(
        () => null,
      );
      delay = Math.min(delay * 2, DELAYS.longest);
    }
  };
  void listen();
  return () => {
    stopping.abort();
  };
}
