import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, type Driver } from 'kysely';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorCode, StartupError } from '../startup-error.ts';
import { extensions } from './extensions.ts';
import { listenEmbedded } from './listen-embedded.ts';
import { lockFolder } from './lock.ts';
import type { OpenDatabase } from './types.ts';
import type { Database } from './schema.ts';

/**
 * PGlite runs in this thread. Yields to the event loop after each statement, so that a queue of
 * statements does not block other requests.
 */
class YieldingDialect extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    driver.releaseConnection = () => setImmediate();
    return driver;
  }
}

/** Opens the embedded database in `dataDir`; creates it if needed. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  makeWritable(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const pglite = await PGlite.create({
      dataDir: join(dataDir, 'pglite'),
      extensions,
      // -F turns off fsync: without fsync, acknowledged writes can be lost in a crash of the
      // machine.
      startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    });
    const db = new Kysely<Database>({ dialect: new YieldingDialect({ pglite }) });
    const close = async (): Promise<void> => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    };
    return { db, close, listen: listenEmbedded(pglite, db) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} can't be written (${errorCode(error) ?? 'unknown reason'}): set DATA_DIR to one that can`,
    );
  }
}
