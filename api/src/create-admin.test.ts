import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secureEmailChange } from './modules/auth/email/email-changes.ts';
import { insertUser } from './modules/auth/users.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open.ts';
import { createScratch, testServer } from './testing/scratch.ts';
import { startProgram } from './testing/program.ts';
import { copyTemplate } from './testing/template.ts';

let settings: Record<string, string>;
let cleanUp: () => Promise<void> | void;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-admin-'));
  settings = { DATA_DIR: folder };
  cleanUp = () => {
    rmSync(folder, { recursive: true });
  };
  if (testServer === undefined) {
    copyTemplate(folder);
    return;
  }
  const scratch = await createScratch(testServer);
  settings['DATABASE_URL'] = scratch.url;
  cleanUp = scratch.drop;
});
afterAll(() => cleanUp());

const args = ['--name', 'Prakash Joshi', '--email', 'Prakash@Example.org'];
const create = (input: string, more: Record<string, string> = {}, given = args) =>
  startProgram('create-admin.ts', { ...settings, ...more }, given, input).ended;

describe('create-admin', { timeout: 120_000 }, () => {
  it('adds an administrator who can log in, with PostgreSQL while a server is running', async () => {
    const server = () => startProgram('server.ts', { ...settings, API_PORT: '0', DEMO_DATA: '0' });
    let running = server();
    await running.address;
    if (testServer === undefined) {
      // The embedded database is locked by the server.
      const refused = await create('correct horse\n');
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(/^The data folder is in use by process \d+ [^\n]+\n$/);
      running.child.kill('SIGTERM');
      await running.ended;
    }
    expect(await create('correct horse\n')).toEqual({
      code: 0,
      output: 'prakash@example.org can log in as an administrator now.\n',
    });
    expect(await create('', { ADMIN_PASSWORD: 'correct horse' })).toEqual({
      code: 1,
      output: 'There is an account with the email Prakash@Example.org\n',
    });
    expect(await create('', {}, ['--reset-second-factor', 'Prakash@Example.org'])).toEqual({
      code: 0,
      output: 'prakash@example.org can log in with the password alone now.\n',
    });
    expect(await create('', {}, ['--reset-second-factor', 'other@example.org'])).toEqual({
      code: 1,
      output: 'There is no administrator with the email other@example.org\n',
    });
    if (testServer === undefined) running = server();
    const answer = await fetch(`${await running.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'prakash@example.org', password: 'correct horse' }),
      signal: AbortSignal.timeout(10_000),
    });
    expect(await answer.json()).toMatchObject({ user: { role: 'admin' } });
    running.child.kill('SIGTERM');
    await running.ended;
  });

  it('refuses an email that another account can take back', async () => {
    const { db, close } = await openDatabase(readConfig(settings));
    const user = {
      name: 'Asha',
      email: 'new@example.org',
      role: 'student',
      passwordHash: '',
    } as const;
    await secureEmailChange(
      db,
      {
        userId: await insertUser(db, user),
        ...{ from: 'held@example.org', to: user.email },
        ...{ confirmed: true, sessionHash: 'its own' },
      },
      { now: () => new Date(), sendsMail: true },
    );
    await close();
    const held = ['--name', 'Prakash Joshi', '--email', 'Held@example.org'];
    expect(await create('correct horse\n', {}, held)).toEqual({
      code: 1,
      output:
        'Another account had the email Held@example.org within the last 7 days and can take it back\n',
    });
  });

  it.each([
    ['short\n', args, 'The password must have 6 to 200 characters'],
    ['correct horse\ncorrect horse\n', args, 'The password must be a single line'],
    ['Password123\n', args, 'This password is too common: please choose another'],
    ['correct horse\n', ['--name', 'Prakash'], 'Usage: npm run create-admin'],
  ])('refuses %j with %j: %s', async (input, given, words) => {
    const { code, output } = await create(input, {}, given);
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(output).toMatch(/^[^\n]+\n$/);
  });
});
