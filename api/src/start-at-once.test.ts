import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { readMigrations } from './platform/database/migrations.ts';
import { openServer } from './platform/database/server.ts';
import { createScratch, testServer } from './testing/scratch.ts';
import { startProgram } from './testing/program.ts';

/** Cleanup functions, called in reverse order. */
let undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.reverse()) await step();
  undo = [];
});

/** Starts two servers at once. */
function startTwo(settings: Record<string, string>) {
  const own = { API_PORT: '0', DEMO_DATA: '0', ...settings };
  const programs = [startProgram('server.ts', own), startProgram('server.ts', own)];
  undo.push(() => Promise.all(programs.map(({ ended }) => ended)));
  for (const { child } of programs) undo.push(() => child.kill('SIGKILL'));
  return programs;
}

async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(10_000) })).ok;
}

describe('two servers that start at once', { timeout: 60_000 }, () => {
  it.skipIf(testServer === undefined)('migrate an empty PostgreSQL once', async () => {
    const { url, drop } = await createScratch(testServer ?? '');
    undo.push(drop);
    const programs = startTwo({ DATABASE_URL: url });
    const addresses = await Promise.all(programs.map(({ address }) => address));
    expect(await Promise.all(addresses.map(isReady))).toEqual([true, true]);
    const { db, close } = await openServer(url);
    const { rows } = await sql`select name from migrations order by name`.execute(db);
    await close();
    expect(rows).toEqual(readMigrations().map(({ name }) => ({ name })));
  });

  it('on one data folder: the second is refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'api-'));
    undo.push(() => {
      rmSync(folder, { recursive: true });
    });
    const programs = startTwo({ DATA_DIR: folder });
    const starts = await Promise.allSettled(programs.map(({ address }) => address));
    const served = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(await Promise.all(served.map(isReady))).toEqual([true]);
    const refused = programs[starts.findIndex(({ status }) => status === 'rejected')];
    expect(await refused?.ended).toEqual({
      code: 1,
      output: expect.stringMatching(/^The data folder is in use by process [^\n]+\n$/) as string,
    });
  });
});
