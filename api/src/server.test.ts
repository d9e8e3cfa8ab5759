import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProgram, type Program } from './testing/program.ts';
import { copyTemplate } from './testing/template.ts';

let folder: string;
let programs: Program[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
  copyTemplate(folder);
  programs = [];
});
afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}): Program {
  const own = { API_PORT: '0', DEMO_DATA: '0', DATA_DIR: folder };
  const program = startProgram('server.ts', { ...own, ...settings });
  programs.push(program);
  return program;
}

const ananya = {
  name: 'Ananya',
  email: 'ananya@example.org',
  password: 'correct horse',
  role: 'student',
};
async function post(address: string, path: string, body: object): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
}

async function get(address: string, path: string, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}${path}`, { headers, signal: AbortSignal.timeout(10_000) });
  return answer.json();
}
interface MentoredPerson {
  id: string;
  stages: { id: string }[];
}

describe('the server', { timeout: 60_000 }, () => {
  it('keeps acknowledged data after kill -9 and restarts', async () => {
    const first = start();
    expect((await post(await first.address, '/api/auth/register', ananya)).status).toBe(201);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start();
    expect((await post(await second.address, '/api/auth/login', ananya)).status).toBe(200);
  });

  it('neither loses nor repeats saves that are retried', async () => {
    const first = start({ DEMO_DATA: '1' });
    const address = await first.address;
    const mentor = { email: 'mentor@waymark.test', password: 'waymark-demo' };
    const login = await post(address, '/api/auth/login', mentor);
    const { token } = (await login.json()) as { token: string };
    const [person] = (await get(address, '/api/mentor/students', token)) as MentoredPerson[];
    const body = { studentId: person?.id, stageId: person?.stages[0]?.id };
    const save = (at: string, n: number) =>
      fetch(`${at}/api/mentor/progress`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': `save-${n}`,
        },
        body: JSON.stringify({ ...body, feedback: `Note ${n}` }),
        signal: AbortSignal.timeout(10_000),
      });

    const numbers = Array.from({ length: 40 }, (_, n) => n);
    const acknowledged: number[] = [];
    const lost = numbers.map(async (n) => {
      const { status } = await save(address, n);
      expect(status).toBe(200);
      acknowledged.push(n);
      if (acknowledged.length === 15) first.child.kill('SIGKILL');
    });
    const outcomes = await Promise.allSettled(lost);
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    await first.ended;

    const again = await start().address;
    const saved = async () => {
      const history = await get(again, `/api/mentor/people/${person?.id ?? ''}/history`, token);
      const notes = (history as { after: { feedback: string } }[]).map(
        ({ after }) => after.feedback,
      );
      return notes.filter((note) => note.startsWith('Note '));
    };
    const present = await saved();
    for (const n of acknowledged) expect(present).toContain(`Note ${n}`);
    for (const n of numbers) {
      const { status, headers } = await save(again, n);
      expect(status).toBe(200);
      expect(headers.has('idempotency-replayed')).toBe(present.includes(`Note ${n}`));
    }
    expect((await saved()).sort()).toEqual(numbers.map((n) => `Note ${n}`).sort());
  });

  it('locks its data folder until it stops', async () => {
    const first = start();
    await first.address;
    const second = await start().ended;
    expect(second.code).toBe(1);
    expect(second.output).toMatch(
      new RegExp(`^The data folder is in use by process ${first.child.pid ?? 0} since [^\\n]+\\n$`),
    );
    first.child.kill('SIGTERM');
    // A timeout at shutdown has another exit code.
    expect(await first.ended).toEqual({ code: 0, output: '' });
    expect(readdirSync(folder)).toEqual(['pglite', 'secret.key']);
  });

  it('stops with its parent process', async () => {
    const { child, address, ended } = start();
    await address;
    child.disconnect();
    expect((await ended).code).toBe(0);
  });

  it('loads the demo data once', async () => {
    const first = start({ DEMO_DATA: '1' });
    const admin = { email: 'admin@waymark.test', password: 'waymark-demo' };
    expect((await post(await first.address, '/api/auth/login', admin)).status).toBe(200);
    first.child.kill('SIGTERM');
    await first.ended;
    const again = start({ DEMO_DATA: '1' });
    expect((await post(await again.address, '/api/auth/login', admin)).status).toBe(200);
  });

  it('reports a used port in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start({ API_PORT: String(port) }).ended;
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is in use: stop its user, or set another API_PORT\n`);
    expect(readdirSync(folder)).toEqual(['pglite', 'secret.key']);
  });

  it('serves metrics and docs on their own port; in production not without it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const taken = await start({ API_METRICS_PORT: String(port) }).ended;
    expect(taken).toEqual({
      code: 1,
      output: `Port ${port} is in use: stop its user, or set API_METRICS_PORT\n`,
    });
    await new Promise((resolve) => other.close(resolve));

    const paths = ['/metrics', '/docs/', '/docs/json'];
    const statuses = async (address: string) =>
      Promise.all(paths.map(async (path) => (await fetch(`${address}${path}`)).status));
    const own = start({ NODE_ENV: 'production', API_METRICS_PORT: String(port) });
    expect(await statuses(await own.address)).toEqual([404, 404, 404]);
    expect(await statuses(`http://127.0.0.1:${port}`)).toEqual([200, 200, 200]);
    const document = await (await fetch(`http://127.0.0.1:${port}/docs/json`)).text();
    expect(document).toContain('/api/admin/students');
    own.child.kill('SIGTERM');
    expect((await own.ended).code).toBe(0);

    expect(await statuses(await start({ NODE_ENV: 'production' }).address)).toEqual([
      404, 404, 404,
    ]);
  });

  it.each([
    ['a wrong setting', { NODE_ENV: 'staging' }, 'NODE_ENV must be'],
    ['no server', { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' }, '127.0.0.1:1'],
    [
      'no server for migrations',
      {
        MIGRATE: '1',
        DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b',
        DATABASE_MIGRATION_URL: 'postgres://m:secret@127.0.0.1:2/b',
      },
      'DATABASE_MIGRATION_URL: no PostgreSQL can be reached at 127.0.0.1:2',
    ],
    ['no host', { DATABASE_URL: 'postgres://a:secret@nowhere.invalid/b' }, 'nowhere.invalid'],
  ])('reports in one line, without the password: %s', async (_case, settings, words) => {
    const { code, output } = await start(settings).ended;
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(output).toMatch(/^[^\n]+\n$/);
    expect(output).not.toContain('secret');
  });

  it('reports a data folder without write access in one line', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, output } = await start({ DATA_DIR: file }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^The data folder [^\n]+ can't be written [^\n]+\n$/);
  });
});
