// How long do users notice a restart of the only api? Starts api and bff on free ports, restarts the
// api, and asks for a page twice a second: prints the time from the first failed operation to the
// first good one. Goal: below 5 s for a restart that takes 3 s.
//
//   node bench/restart.mjs              the address refuses connections, as with npm start
//   node bench/restart.mjs --network    the address is gone, as with containers (Linux, root)
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../scripts/lib/build.mjs';
import { root } from '../scripts/lib/root.mjs';

const { values: options } = parseArgs({
  options: {
    network: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4580' },
  },
});

const RESTART_MS = 3_000;
const GOAL_MS = 5_000;
const EVERY_MS = 500;

const namespace = `waymark-${process.pid}`;
const [bffPort, apiPort] = [Number(options.port), Number(options.port) + 1];
const apiHost = options.network ? '10.213.77.2' : '127.0.0.1';
const dataDir = mkdtempSync(path.join(tmpdir(), 'waymark-restart-'));
const common = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir };
const ip = (line) => execFileSync('ip', line.split(' '));

/** A container's interface: it comes and goes with its process. */
function connect() {
  // A constant MAC address: Docker announces a new one, which is not simulated here.
  ip(`link add wm-host type veth peer name wm-api address 02:42:0a:d5:4d:02 netns ${namespace}`);
  ip('link set wm-host master wm-bridge up');
  ip(`-n ${namespace} address add ${apiHost}/24 dev wm-api`);
  ip(`-n ${namespace} link set wm-api up`);
}

/** The network of the containers: a bridge that stays up while the api is away. */
function createNetwork() {
  ip(`netns add ${namespace}`);
  ip('link add wm-bridge type bridge forward_delay 0');
  ip('link add wm-other type veth peer name wm-peer');
  ip('link set wm-peer up');
  ip('link set wm-other master wm-bridge up');
  ip('address add 10.213.77.1/24 dev wm-bridge');
  ip('link set wm-bridge up');
}

function removeNetwork() {
  ip(`netns delete ${namespace}`);
  ip('link delete wm-other');
  ip('link delete wm-bridge');
}

async function start(tier, env) {
  const isIsolated = options.network && tier === 'api';
  if (isIsolated) connect();
  const node = [process.execPath, path.join(root, tier, 'dist/server.js')];
  const [command, ...args] = isIsolated ? ['ip', 'netns', 'exec', namespace, ...node] : node;
  const child = spawn(command, args, {
    cwd: root,
    env: { ...common, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => Promise.reject(new Error(`${tier} did not start`))),
  ]);
  return async () => {
    child.kill('SIGTERM');
    await ended;
    if (isIsolated) ip('link delete wm-host');
  };
}

const startApi = () =>
  start('api', {
    // Demo data is refused in production.
    NODE_ENV: 'development',
    API_HOST: apiHost,
    API_PORT: String(apiPort),
    DEMO_DATA: '1',
    TRUSTED_PROXIES: '10.213.77.1,127.0.0.1',
    WEB_URL: `http://localhost:${bffPort}`,
  });

async function ask(query, token) {
  try {
    const response = await fetch(`http://127.0.0.1:${bffPort}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    });
    return await response.json();
  } catch (error) {
    return { errors: [{ message: String(error) }] };
  }
}

/** Asks twice a second until the api was away and is back. */
async function outage(token) {
  let [firstFailed, firstGood] = [Infinity, Infinity];
  while (firstGood === Infinity) {
    const sent = performance.now();
    void ask('{ me { id } counts: myStudentProfile { id progress { percent } } }', token).then(
      ({ errors }) => {
        if (errors) firstFailed = Math.min(firstFailed, sent);
        else if (sent > firstFailed) firstGood = Math.min(firstGood, performance.now());
      },
    );
    await sleep(EVERY_MS);
  }
  return { firstFailed, firstGood };
}

await buildIfNeeded(['api', 'bff']);
if (options.network) createNetwork();
let stopApi;
let stopBff;
let isMet = true;
try {
  stopApi = await startApi();
  stopBff = await start('bff', {
    HOST: '127.0.0.1',
    PORT: String(bffPort),
    API_URL: `http://${apiHost}:${apiPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const credentials = 'email: "student@waymark.test", password: "waymark-demo"';
  const { data } = await ask(`mutation { login(input: { ${credentials} }) { token } }`);
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    const measured = outage(data.login.token);
    await sleep(2_000);
    const begin = performance.now();
    await stopApi();
    const stopped = performance.now() - begin;
    // A start takes about a second of the restart.
    await sleep(Math.max(0, RESTART_MS - 1_000 - stopped));
    stopApi = await startApi();
    const ready = performance.now();
    const { firstFailed, firstGood } = await measured;
    const milliseconds = {
      restart: Math.round(ready - begin),
      noticed: Math.round(firstGood - firstFailed),
      afterReady: Math.round(firstGood - ready),
    };
    console.log(`Restart ${round}: ${JSON.stringify(milliseconds)}`);
    isMet &&= milliseconds.noticed < GOAL_MS + Math.max(0, milliseconds.restart - RESTART_MS);
    // The breakers forget the failures.
    await sleep(11_000);
  }
} finally {
  await stopApi?.();
  await stopBff?.();
  if (options.network) removeNetwork();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(isMet ? 'The goal is met.' : 'The goal is not met.');
process.exitCode = isMet ? 0 : 1;
