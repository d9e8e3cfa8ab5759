import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a process of the benchmark. It reports its port and answers each message with one. */
export async function start(file, { env = {}, args = [], flags = [] } = {}) {
  const child = fork(new URL(file, import.meta.url), args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--expose-gc', ...flags],
    // The log is written as in production and thrown away.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${file} did not start.`);
    }),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    async ask(message) {
      const answer = once(child, 'message');
      child.send(message);
      return (await answer)[0];
    },
    stop: () => child.kill(),
  };
}
