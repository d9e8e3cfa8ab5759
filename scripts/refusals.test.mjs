import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchRefused, ownSettings } from './lib/testing/launch.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'waymark-refusals-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/**
 * The message of a refused start, after its progress lines. In production the log of the server
 * that was not refused may come too.
 */
async function refusal(given, args) {
  const own = await ownSettings(path.join(scratch, 'data'));
  const { code, lines } = await launchRefused({ ...own, ...given }, args);
  expect(code).toBe(1);
  return lines.filter((line) => !/^(Starting |Building |\{"level":30,)/.test(line));
}

describe('a configuration error prints one clear line and exits with 1', () => {
  it.each([
    [
      'an unknown setting',
      { API_PROT: '5000' },
      'Unknown setting API_PROT: did you mean API_PORT?',
    ],
    [
      'a wrong value',
      { PORT: 'abc' },
      'PORT must be a whole number from 0 to 65535, or address:port, not "abc".',
    ],
    ['demo data on a server', { DEMO_DATA: '1', DATABASE_URL: 'postgres://db/x' }, /^DEMO_DATA=1 /],
    ['demo data in production', { DEMO_DATA: '1', NODE_ENV: 'production' }, /^DEMO_DATA=1 /],
  ])('%s', async (_mistake, given, line) => {
    const lines = await refusal(given);
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  it('a command-line argument', async () => {
    const lines = await refusal({}, ['--port', '5000']);
    expect(lines).toEqual([expect.stringMatching(/^npm start takes no arguments.*--port 5000/)]);
  });

  it('a data folder that cannot be written', async () => {
    const file = path.join(scratch, 'a-file');
    writeFileSync(file, '');
    const lines = await refusal({ DATA_DIR: file });
    expect(lines).toEqual([expect.stringContaining(file)]);
  });
});

describe('a port in use is reported before any slow step', () => {
  const taken = createServer();
  beforeAll(() => new Promise((resolve) => taken.listen(0, '127.0.0.1', resolve)));
  afterAll(() => taken.close());

  it.each(['PORT', 'API_PORT'])('%s', async (setting) => {
    const { port } = taken.address();
    const start = Date.now();
    const lines = await refusal({ [setting]: String(port) });
    expect(lines).toEqual([
      `Port ${port} is in use: stop the other program or choose another ${setting}.`,
    ]);
    expect(Date.now() - start).toBeLessThan(2_000);
  });
});

describe('an unusable database prints one line without the password', () => {
  const server = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/x');
  server.password = 'hunter2-secret';
  server.pathname = '/no_such_database';

  it.each([
    ['unknown host', 'postgres://me:hunter2-secret@no-such-host.invalid:5432/waymark'],
    ['connection refused', 'postgres://me:hunter2-secret@127.0.0.1:1/waymark'],
    ['no such database', server.href],
    ['malformed', 'postgres//me:hunter2-secret@host/waymark'],
  ])('%s', async (_mistake, url) => {
    const lines = await refusal({ DATABASE_URL: url });
    expect(lines).toEqual([expect.stringMatching(/DATABASE_URL|database/i)]);
    expect(lines.join()).not.toContain('hunter2');
  });
});
