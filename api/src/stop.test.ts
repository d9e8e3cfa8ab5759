import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProgram, type Program } from './testing/program.ts';
import { copyTemplate } from './testing/template.ts';

let folder: string;
let program: Program;
let address: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'api-stop-'));
  copyTemplate(folder);
  // In production /readyz fails for a second before the server stops.
  const settings = { API_PORT: '0', DATA_DIR: folder, NODE_ENV: 'production' };
  program = startProgram('server.ts', settings);
  address = await program.address;
}, 60_000);
afterEach(async () => {
  program.child.kill('SIGKILL');
  await program.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(request(`${address}${path}`, { agent }).end(), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  return answer;
}

/** Sends the start of a login; `finish` sends the rest. */
async function beginLogin() {
  const body = JSON.stringify({ email: 'unknown@example.org', password: 'correct horse' });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    // The server confirms that it has received the headers.
    expect: '100-continue',
  };
  const login = request(`${address}/api/auth/login`, { method: 'POST', headers });
  // A server that exits immediately aborts the request.
  login.on('error', () => undefined);
  login.write(body.slice(0, 10));
  await once(login, 'continue');
  return async () => {
    login.end(body.slice(10));
    const [answer] = (await once(login, 'response')) as [IncomingMessage];
    return { answer, body: await json(answer) };
  };
}

describe('shutdown', { timeout: 60_000 }, () => {
  it('is not ready, completes running requests, refuses new ones and exits', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    const finish = await beginLogin();
    program.child.kill('SIGTERM');
    const readiness = async () => {
      const { statusCode, headers } = await get('/readyz');
      return [statusCode, headers.connection];
    };
    await expect.poll(readiness, { interval: 10 }).toEqual([503, 'close']);

    await expect.poll(connects).toBe(false);
    const { answer, body } = await finish();
    expect(answer.statusCode).toBe(401);
    expect(answer.headers.connection).toBe('close');
    expect(body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await program.ended).code).toBe(0);
  });

  it('exits immediately at the second signal', async () => {
    const finish = await beginLogin();
    program.child.kill('SIGTERM');
    await expect.poll(connects).toBe(false);
    program.child.kill('SIGTERM');
    // Otherwise the running request would be completed.
    await expect(finish()).rejects.toThrow();
    expect((await program.ended).code).toBe(1);
  });
});

async function connects(): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
