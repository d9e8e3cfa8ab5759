import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScratch, testServer } from '../testing/scratch.ts';
import { startProgram, type Program } from '../testing/program.ts';

let folder: string;
let server: Program;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  server = startProgram('server.ts', { API_PORT: '0', DATA_DIR: join(folder, 'data') });
  await server.address;
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true });
});

const at = (name: string) => join(folder, name);
const backup = (settings: Record<string, string>, ...args: string[]) =>
  startProgram('backup.ts', settings, args).ended;
const restore = (settings: Record<string, string>, ...args: string[]) =>
  startProgram('restore.ts', settings, args).ended;

const restoreUsage =
  'Usage: npm run restore -- FILE [--replace], or npm run restore -- FILE_OR_FOLDER --drill\n';
const backupUsage =
  'Usage: npm run backup [FILE], or npm run backup -- --into FOLDER [--keep DAYS,WEEKS,MONTHS]\n';

describe('the programs', { timeout: 120_000 }, () => {
  it('back up a folder of a stopped server and restore it into one that has lost its database', async () => {
    const present = { DATA_DIR: at('data') };
    const refused = await backup(present, at('a.backup'));
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^The data folder is in use by process [^\n]+: stop it first[^\n]+\n$/,
    );
    server.child.kill('SIGTERM');
    await server.ended;

    const done = await backup(present, at('a.backup'));
    expect(done).toMatchObject({
      code: 0,
      output: expect.stringContaining(at('a.backup')) as string,
    });
    const elsewhere = { DATA_DIR: at('elsewhere') };
    mkdirSync(at('elsewhere/pglite'), { recursive: true });
    copyFileSync(at('data/secret.key'), at('elsewhere/secret.key'));
    writeFileSync(at('elsewhere/pglite/left'), '');
    const lost = `The data folder ${at('elsewhere')} has lost its database: `;
    for (const program of ['server.ts', 'backup.ts']) {
      const refusal = await startProgram(program, { API_PORT: '0', ...elsewhere }).ended;
      expect(refusal).toEqual({ code: 1, output: expect.stringContaining(lost) as string });
    }
    expect(await restore(elsewhere, at('a.backup'))).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The database is as it was at [^\n]+\n$/) as string,
    });
    expect(await restore(elsewhere, at('a.backup'))).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database is not empty: [^\n]+--replace[^\n]+\n$/,
      ) as string,
    });

    const again = startProgram('server.ts', { API_PORT: '0', ...elsewhere });
    const login = await fetch(`${await again.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@waymark.test', password: 'waymark-demo' }),
      signal: AbortSignal.timeout(10_000),
    });
    again.child.kill('SIGTERM');
    await again.ended;
    expect(login.status).toBe(200);
  });

  it('keep the newest scheduled backup, and restore it for a drill', async () => {
    const settings = { DATA_DIR: at('data') };
    mkdirSync(at('scheduled'));
    const old = ['waymark-2026-01-05T020000.backup', 'waymark-2026-01-05T020000.backup.1.part'];
    for (const name of old) writeFileSync(at(`scheduled/${name}`), '');
    const done = await backup(settings, '--into', at('scheduled'), '--keep', '1,0,0');
    expect(done.output).toMatch(/complete. 1 old backups were deleted.\n$/);
    expect(readdirSync(at('scheduled'))).toEqual([expect.stringMatching(/^waymark-\S+\.backup$/)]);

    const drilled = await restore(settings, at('scheduled'), '--drill');
    expect(drilled).toEqual({
      code: 0,
      output: expect.stringMatching(
        /All rows of the copy are those of the backup\.\nRecovery time: \d+\.\d s for \d{4,} rows/,
      ) as string,
    });
  });

  it('refuse a damaged backup in a drill', async () => {
    const bytes = readFileSync(at('a.backup'));
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    writeFileSync(at('damaged.backup'), bytes);
    const drilled = await restore({ DATA_DIR: at('never') }, at('damaged.backup'), '--drill');
    expect(drilled.code).toBe(1);
    expect(drilled.output).toMatch(/is no backup, or it is damaged/);
  });

  it('do not change the database for an invalid file', async () => {
    writeFileSync(at('broken'), 'something else');
    const { code, output } = await restore({ DATA_DIR: at('never') }, at('broken'), '--replace');
    expect(code).toBe(1);
    expect(output).toMatch(/^[^\n]+nothing was changed\n$/);
    expect(readdirSync(folder)).not.toContain('never');
  });

  it.each([
    ['restore.ts', ['a', '--force'], restoreUsage],
    ['restore.ts', ['a', '--drill', '--replace'], restoreUsage],
    [
      'restore.ts',
      ['/', '--drill'],
      'There is no scheduled backup in /; give the file of another one\n',
    ],
    ['backup.ts', ['--into', '/tmp', '--keep', '7'], backupUsage],
    ['backup.ts', ['a', '--keep', '7,4,6'], backupUsage],
    ['backup.ts', [], 'There is no database in /nowhere\n'],
  ])('%s %j', async (file, args, output) => {
    expect(await startProgram(file, { DATA_DIR: '/nowhere' }, args).ended).toEqual({
      code: 1,
      output,
    });
  });

  it.skipIf(testServer === undefined)('back up PostgreSQL while a server is running', async () => {
    const { url, drop } = await createScratch(testServer ?? '');
    const running = startProgram('server.ts', { API_PORT: '0', DATABASE_URL: url });
    await running.address;
    const { code } = await backup({ DATABASE_URL: url }, at('b.backup'));
    const drilled = await restore({ DATABASE_URL: url }, at('b.backup'), '--drill');
    running.child.kill('SIGTERM');
    await running.ended;
    await drop();
    expect(code).toBe(0);
    expect(drilled.output).toMatch(/can be restored\. All rows of the copy/);
  });
});
