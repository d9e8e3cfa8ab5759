import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, type Driver } from 'kysely';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { keyFileOf } from '../secret-key.ts';
import { errorCode } from '../error-code.ts';
import { StartupError } from '../../../../settings.mjs';
import { traceStatement } from '../tracing.ts';
import { listenEmbedded } from './listen-embedded.ts';
import { lockFolder } from './lock.ts';
import type { OpenDatabase } from './types.ts';
import type { Database } from './schema.ts';

/** Extensions that the migrations create; PGlite needs their code. */
export const extensions = { pg_trgm };

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

/**
 * Opens the embedded database in `dataDir`; creates it if needed.
 * @param fillsLost whether to create a database that the folder has lost, for a restore
 */
export async function openEmbedded(dataDir: string, fillsLost = false): Promise<OpenDatabase> {
  makeWritable(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pglite');
    const endCreation = prepareCreation(dataDir, folder, fillsLost);
    makePrivate(folder);
    const pglite = await PGlite.create({
      dataDir: folder,
      extensions,
      // -F turns off fsync: without fsync, acknowledged writes can be lost in a crash of the
      // machine.
      startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    });
    endCreation();
    const db = new Kysely<Database>({
      dialect: new YieldingDialect({ pglite }),
      log: traceStatement,
    });
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

/**
 * Makes room for a new database where the folder has none, or an incomplete one of a first start
 * that was killed.
 * @returns a function to call when the database is complete
 */
function prepareCreation(dataDir: string, folder: string, fillsLost: boolean): () => void {
  const mark = `${folder}.creating`;
  const wasKilled = existsSync(mark);
  if (existsSync(join(folder, 'PG_VERSION')) && !wasKilled) return () => undefined;
  if (existsSync(keyFileOf(dataDir)) && !fillsLost) {
    throw new StartupError(
      `The data folder ${dataDir} has lost its database: put its folder pglite back, or fill it with: npm run restore -- FILE`,
    );
  }
  if (wasKilled) rmSync(folder, { recursive: true, force: true });
  // Not created here: it may hold what is left of a database.
  else if (existsSync(folder)) {
    makePrivate(folder);
    renameSync(folder, `${folder}.old-${Date.now()}`);
  }
  writeFileSync(mark, '', { flush: true });
  return () => {
    rmSync(mark);
  };
}

/** Other users of the machine can't read the files. PGlite itself leaves the mode to the umask. */
function makePrivate(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new StartupError(
      `The folder ${folder} of the database can't be made private (${errorCode(error) ?? 'unknown reason'}): it must belong to the user of the server`,
    );
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
