import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { channel, idsIn } from './change-notices.ts';
import type { Executor, OpenDatabase } from './types.ts';

/**
 * Listens for changes in the embedded database. No notice can be missed, as there is no connection.
 */
export function listenEmbedded(pglite: PGlite, db: Executor): OpenDatabase['listen'] {
  return (listener) => {
    const stop = pglite.onNotification((from, notice) => {
      if (from === channel) listener.changed(idsIn(notice));
    });
    // Not by `pglite.listen`: within a transaction of another request it would be part of it.
    sql`listen ${sql.id(channel)}`.execute(db).catch(listener.lost);
    return stop;
  };
}
