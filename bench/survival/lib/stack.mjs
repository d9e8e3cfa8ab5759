import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfNeeded } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { startNginx } from '../../../scripts/lib/testing/nginx.mjs';
import { findPostgres } from '../../../scripts/lib/testing/postgres.mjs';
import { createClient } from './client.mjs';
import { createDatabase } from './database.mjs';
import { createServer, errorsIn } from './server.mjs';
import { openTcpProxy } from './tcp-proxy.mjs';

/** Time after the signal in which new connections still come, as from a service of Kubernetes. */
const STILL_SHARED_MS = 500;

/**
 * The product as production processes on a new database with the demo data.
 * @param options
 *   - `apis`, `bffs`: numbers of processes
 *   - `nginx`: whether it is in front
 *   - `release`: folder of the release to begin with
 *   - `postgres`: starts a server, `{url, stop}`
 *   - `apiEnv`: further settings of the apis, from the address of the database
 *   - `anyDocuments`: whether the bffs execute others than those of the web
 */
async function openStack(
  {
    apis = 1,
    bffs = 1,
    nginx = false,
    release = root,
    postgres = findPostgres,
    apiEnv = async () => ({}),
    anyDocuments = false,
  },
  closing,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-survival-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const logFile = path.join(folder, 'log');
  const log = openSync(logFile, 'a');
  const stack = { release };
  async function startTier(tier, number, settings) {
    const servers = [];
    for (let n = 0; n < number; n += 1) {
      const server = await createServer({ tier, folder: release, env: settings, log });
      closing.push(server.kill);
      await server.start();
      servers.push(server);
    }
    return servers;
  }
  try {
    const server = await postgres();
    closing.push(server.stop);
    const database = await createDatabase(server.url, release);
    closing.push(database.drop);
    stack.database = database;
    const common = { TRUSTED_PROXIES: '127.0.0.1', WEB_URL: 'https://waymark.example' };
    stack.apis = await startTier('api', apis, {
      ...common,
      DATABASE_URL: database.url,
      MIGRATE: '0',
      SECRET_KEY: 'a key of the benchmarks, long enough',
      ...(await apiEnv(database.url)),
    });
    // Before the bffs, as their address of all apis.
    const service = await openTcpProxy(stack.apis.map(({ port }) => port));
    closing.push(service.close);
    stack.bffs = await startTier('bff', bffs, {
      ...common,
      API_URL: `http://127.0.0.1:${apis === 1 ? stack.apis[0].port : service.port}`,
      TRUSTED_DOCUMENTS: anyDocuments ? '0' : '1',
    });
    stack.origin = `http://${stack.bffs[0].address}`;
    if (nginx) {
      const proxy = await startNginx({ bffs: stack.bffs.map(({ address }) => address) });
      closing.push(proxy.stop);
      stack.origin = proxy.origin;
    }
    stack.client = createClient(stack.origin);
    closing.push(stack.client.close);
    /** Replaces an api: it leaves the service like a pod that ends, and comes back when it is ready. */
    stack.replaceApi = async (api, next, end = api.stop) => {
      const others = stack.apis.filter((one) => one !== api).map(({ port }) => port);
      const ended = end();
      await sleep(STILL_SHARED_MS);
      service.share(others);
      await ended;
      await api.start(next);
      service.share([...others, api.port]);
    };
  } catch (error) {
    console.error(errorsIn(logFile).join('\n'));
    throw error;
  }
  return stack;
}

/** Builds the product, runs `use` on a stack and closes it, whatever happens. */
export async function withStack(options, use) {
  await buildIfNeeded(['api', 'bff']);
  const closing = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  const interrupt = () => void close().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
  try {
    await use(await openStack(options, closing));
  } finally {
    await close();
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt);
  }
}
