import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { channel, idsIn } from './change-notices.ts';
import type { Executor, OpenDatabase } from './types.ts';

/** Hears of changes in the embedded database; nothing can be missed, as nothing is in between. */
export function listenEmbedded(pglite: PGlite, db: Executor): OpenDatabase['listen'] {
  return (listener) => {
    const stop = pglite.onNotification((from, notice) => {
      if (from === channel) listener.changed(idsIn(notice));
    });
    // Not by the database's own function: in the middle of a transaction it would become part of it.
    sql`listen ${sql.id(channel)}`.execute(db).catch(listener.lost);
    return stop;
  };
}
