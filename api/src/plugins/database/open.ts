import type { Config } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { serving, unhurried } from './pool.ts';
import { openServer } from './server.ts';
import type { OpenDatabase } from './types.ts';

type Where = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

/**
 * Opens the database that the settings name and brings it to the newest version.
 *
 * @throws StartupError when the person who starts the program can mend the reason
 */
export async function openDatabase(config: Where): Promise<OpenDatabase> {
  const database = await openUnmigrated(config);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (config.databaseUrl === undefined) return database;
  await database.close();
  return openServer(config.databaseUrl, serving, config.databaseDirectUrl);
}

/** Opens the database as it is, for work that may take its time. */
export function openUnmigrated({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl, unhurried);
}
