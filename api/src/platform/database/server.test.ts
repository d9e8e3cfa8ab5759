import { expect, it } from 'vitest';
import { onServer, testServer } from '../../testing/scratch.ts';
import { openServer } from './server.ts';

it.skipIf(testServer === undefined)('refuses a database that is not UTF8', async () => {
  const server = testServer ?? '';
  const name = `waymark_test_latin_${process.pid}`;
  await onServer(server, `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    await expect(openServer(url.href)).rejects.toThrow(
      'DATABASE_URL: the database has the encoding LATIN1; create one with UTF8',
    );
  } finally {
    await onServer(server, `drop database ${name}`);
  }
});
