import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { request } from 'undici';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { serverFlags } from '../../../scripts/lib/server-flags.mjs';

const METRICS_WITHIN_MS = 5_000;

/**
 * A process of one tier that can be started again on its ports.
 * @param options `folder` of the release, `tier`, `env`, `log`: descriptor of a file
 */
export async function createServer({ tier, folder, env, log }) {
  const port = await freePort();
  const metricsPort = await freePort();
  const ports =
    tier === 'api'
      ? { API_HOST: '127.0.0.1', API_PORT: port, API_METRICS_PORT: metricsPort }
      : { HOST: '127.0.0.1', PORT: port, METRICS_PORT: metricsPort };
  let child;
  let ended;

  const signalled = async (signal) => {
    child?.kill(signal);
    await ended;
  };
  return {
    port,
    address: `127.0.0.1:${port}`,
    pid: () => child.pid,
    /** @param release folder of the release to start */
    async start(release = folder) {
      child = fork(path.join(release, tier, 'dist/server.js'), [], {
        cwd: release,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...ports, ...env },
        execArgv: serverFlags[tier],
        stdio: ['ignore', log, log, 'ipc'],
      });
      ended = once(child, 'exit');
      await Promise.race([
        once(child, 'message'),
        ended.then(() => Promise.reject(new Error(`${tier} did not start, see its log`))),
      ]);
    },
    stop: () => signalled('SIGTERM'),
    kill: () => signalled('SIGKILL'),
    /** The values of a metric, by its labels as text. */
    async metric(name) {
      const { body } = await request(`http://127.0.0.1:${metricsPort}/metrics`, {
        reset: true,
        headersTimeout: METRICS_WITHIN_MS,
      });
      const lines = (await body.text()).matchAll(
        new RegExp(String.raw`^${name}(\{.*\})? (\S+)$`, 'gm'),
      );
      return new Map([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
    },
  };
}

/** Last lines of the log that are errors, for a report. */
export function errorsIn(logFile) {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  return lines.filter((line) => !line.startsWith('{') || /"level":[56]0/.test(line)).slice(-10);
}
