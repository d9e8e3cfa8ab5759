import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url));

/** The server as a process of its own, started like the launcher does. */
function startServer(env: Record<string, string>) {
  const child = fork(serverFile, {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, ended: exitOf(child), said: () => said };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

test('a wrong setting is one line and exit code 1', async () => {
  const { ended, said } = startServer({ PORT: 'many' });

  expect(await ended).toBe(1);
  expect(said()).toBe('PORT must be a whole number from 0 to 65535, but is "many".\n');
});

test('a port in use is one line that names it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;

  const { ended, said } = startServer({ PORT: `${port}` });

  expect(await ended).toBe(1);
  expect(said()).toBe(`Port ${port} is in use: stop what runs there, or set PORT.\n`);
});

test.each([
  ['SIGTERM', (child: ChildProcess) => child.kill('SIGTERM')],
  ['SIGINT', (child: ChildProcess) => child.kill('SIGINT')],
  [
    'the end of its launcher',
    (child: ChildProcess) => {
      child.disconnect();
    },
  ],
])('it says when it is ready, serves, and stops on %s', async (_what, stop) => {
  const { child, ended } = startServer({ PORT: '0' });
  const [message] = (await once(child, 'message')) as [{ type: string; address: string }];

  expect(message.type).toBe('ready');
  expect((await fetch(`${message.address}/healthz`)).status).toBe(200);
  stop(child);
  expect(await ended).toBe(0);
});
