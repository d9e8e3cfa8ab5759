import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { channel, idsIn } from './change-notices.ts';
import type { ChangeListener } from './types.ts';

/** Milliseconds before the next try; each is twice as long as the one before, up to the longest. */
const waits = { shortest: 250, longest: 30_000 };

/** Milliseconds between looks at whether the server is still there: a lost one says nothing. */
const lookEvery = 15_000;

const options: pg.ClientConfig = {
  application_name: 'waymark-api-changes',
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  keepAlive: true,
};

/**
 * Hears of changes over a connection of its own, which a pooler in between would not allow. One that
 * breaks is replaced, for as long as it takes.
 */
export function listenToServer(url: string, listener: ChangeListener): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wait = waits.shortest;

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
    let looking: NodeJS.Timeout | undefined;
    try {
      client.on('notification', ({ payload = '' }) => {
        listener.changed(idsIn(payload));
      });
      await client.connect();
      await client.query(`listen ${channel}`);
      wait = waits.shortest;
      listener.missed();
      looking = setInterval(() => {
        client.query('select 1').catch(end);
      }, lookEvery).unref();
      throw await lost;
    } finally {
      clearInterval(looking);
      signal.removeEventListener('abort', end);
      end();
    }
  };

  const listen = async (): Promise<void> => {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!signal.aborted) listener.lost(error);
      });
      // Several processes do not come back at the same moment.
      await sleep(wait * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(
        () => null,
      );
      wait = Math.min(wait * 2, waits.longest);
    }
  };
  void listen();
  return () => {
    stopping.abort();
  };
}
