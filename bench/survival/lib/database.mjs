import path from 'node:path';
import pg from 'pg';
import { root } from '../../../scripts/lib/root.mjs';

/** A migrated database with the demo data on the server of `serverUrl`. @param folder of the release */
export async function createDatabase(serverUrl, folder = root) {
  const name = `waymark_survival_${process.pid}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(serverUrl, `create database ${name}`);
  const drop = () => onServer(serverUrl, `drop database ${name} with (force)`);
  try {
    await fill(url.href, folder);
  } catch (error) {
    await drop();
    throw error;
  }
  const query = async (text, values) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  return { url: url.href, query, drop };
}

async function fill(databaseUrl, folder) {
  const built = (file) => import(path.join(folder, 'api/dist', file));
  const { openDatabase } = await built('platform/database/open.js');
  const { createPasswords } = await built('platform/passwords.js');
  const { startWithDemoData } = await built('demo-start.js');
  const { db, close } = await openDatabase({ databaseUrl, migrates: true });
  const passwords = await createPasswords();
  await startWithDemoData({ db, passwords, now: () => new Date() });
  await close();
}

async function onServer(connectionString, statement) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
