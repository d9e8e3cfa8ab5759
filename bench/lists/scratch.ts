import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { createPool, serving } from '../../api/src/platform/database/pool.ts';
import type { Database } from '../../api/src/platform/database/schema.ts';
import { openServer } from '../../api/src/platform/database/server.ts';

/** A temporary migrated database that records the statements it runs. */
export interface Scratch {
  url: string;
  db: Kysely<Database>;
  /** The statements since the last call. */
  taken: () => CompiledQuery[];
  drop: () => Promise<void>;
}

/** @param prepare fills the database, on a connection whose statements may take their time */
export async function openScratch(
  server: string,
  prepare: (db: Kysely<Database>) => Promise<void>,
): Promise<Scratch> {
  const name = `waymark_bench_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => onServer(server, `drop database if exists ${name} with (force)`);
  await drop();
  await onServer(server, `create database ${name}`);
  try {
    const filling = await openServer(url.href, { pace: { max: 1, statement_timeout: 0 } });
    await migrate(filling.db);
    await prepare(filling.db);
    await filling.close();
  } catch (error) {
    await drop();
    throw error;
  }
  let statements: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: createPool(url.href, serving) }),
    log: ({ query }) => {
      statements.push(query);
    },
  });
  return {
    url: url.href,
    db,
    taken: () => {
      const seen = statements;
      statements = [];
      return seen;
    },
    drop: async () => {
      await db.destroy();
      await drop();
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
