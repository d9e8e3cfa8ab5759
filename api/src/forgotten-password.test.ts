import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProgram } from './testing/program.ts';
import { copyTemplate } from './testing/template.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgotten-'));
  copyTemplate(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const start = (settings: Record<string, string> = {}) =>
  startProgram('server.ts', { DATA_DIR: folder, API_PORT: '0', DEMO_DATA: '0', ...settings });

describe('password reset without a mail server', { timeout: 120_000 }, () => {
  it('is reset with the link in the mail folder', async () => {
    const { child, address, ended } = start({ WEB_URL: 'https://waymark.example' });
    const server = await address;
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${server}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      return answer.status;
    };
    const email = 'ananya@example.org';
    const account = { name: 'Ananya', email, password: 'correct horse', role: 'student' };
    expect(await post('register', account)).toBe(201);
    expect(await post('forgot-password', { email })).toBe(200);
    const mails = join(folder, 'mail');
    const file = await vi.waitFor(() => {
      const written = readdirSync(mails).find((name) => name.endsWith('.eml'));
      if (written === undefined) throw new Error('no mail yet');
      return written;
    }, 10_000);
    const link = /\nhttps:\/\/waymark\.example\/reset-password\?token=(\S+)\n/;
    const token = link.exec(readFileSync(join(mails, file), 'utf8'))?.[1];
    expect(await post('reset-password', { token, password: 'battery staple' })).toBe(200);
    expect(await post('login', { email, password: 'battery staple' })).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, output: `A mail was written into ${mails}\n` });
  });

  it('production without SMTP_URL warns at the start', async () => {
    const { child, address, ended } = start({ NODE_ENV: 'production' });
    await address;
    child.kill('SIGTERM');
    expect((await ended).output).toContain('SMTP_URL is not set: no mail can be sent');
  });
});
