import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pages from './page-addresses.json' with { type: 'json' };
import { freePort } from '../ports.mjs';
import { root } from '../root.mjs';

const START_WITHIN_MS = 20_000;

/** A file of the shipped configuration. */
export const readConfiguration = (file) => readFileSync(path.join(root, 'web', file), 'utf8');

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** Paths in the image and their replacements in the folder. */
function placesIn(folder) {
  return [
    ['/etc/nginx/conf.d/*.conf', `${folder}/site.conf`],
    ['/etc/nginx/mime.types', `${folder}/mime.types`],
    ['/tmp/upstream.conf', `${folder}/upstream.conf`],
    ['/tmp/environment.conf', `${folder}/environment.conf`],
    ['/usr/share/nginx/html', `${folder}/pages`],
    ['/var/log/nginx', folder],
    ['/dev/stderr', `${folder}/error.log`],
  ];
}

function writeFiles(folder, { listen, bffs, connections }) {
  const web = path.join(folder, 'pages');
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  const workers = ['service-worker.js', 'service-worker-off.js'];
  for (const name of ['assets/a.js', ...workers]) writeFileSync(path.join(web, name), name);
  for (const language of ['hi', 'mr']) mkdirSync(path.join(web, language));
  for (const [name, text] of Object.entries(pages.files)) writeFileSync(path.join(web, name), text);
  writeFileSync(path.join(web, 'assets/a.js.gz'), gzipSync('assets/a.js'));
  const inFolder = (text) =>
    placesIn(folder).reduce(
      (moved, [place, own]) => moved.replace(place, own),
      text.replaceAll(/^(.*(?:_temp_path|pid)) \/tmp/gm, `$1 ${folder}`),
    );
  const values = {
    LISTEN: listen,
    TRUSTED_PROXY: '127.0.0.1',
    RESOLVER: '127.0.0.1',
    SERVICE_WORKER: '0',
  };
  const filled = (template) =>
    readConfiguration(template).replaceAll(/\$\{(\w+)\}/g, (all, name) => values[name] ?? all);
  // nginx before 1.27.3 does not have `resolve`: each bff has a line of its own.
  const upstream = filled('nginx.upstream.conf.template').replace(
    /^( *server )\$\{BFF\} resolve (.*)$/m,
    (_line, start, end) => bffs.map((bff) => `${start}${bff} ${end}`).join('\n'),
  );
  const files = {
    'environment.conf': filled('nginx.environment.conf.template'),
    'upstream.conf': upstream,
    'site.conf': inFolder(readConfiguration('nginx.conf')).replace(
      'limit_conn client 1000',
      `limit_conn client ${connections}`,
    ),
    'nginx.conf': `daemon off;\n${inFolder(readConfiguration('nginx.main.conf'))}`,
    'mime.types': 'types { text/html html; text/javascript js; }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

async function waitUntilReady(origin) {
  const end = Date.now() + START_WITHIN_MS;
  for (;;) {
    try {
      return await fetch(`${origin}/healthz`);
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}

/**
 * The shipped configuration in an installed nginx.
 * @param options `bffs`: their addresses, host:port; `connections`: limit of one client
 * @returns its origin, folder and process, and `stop`, which also removes the folder
 */
export async function startNginx({ bffs, connections = 1_000 }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-nginx-'));
  const listen = `127.0.0.1:${await freePort()}`;
  writeFiles(folder, { listen, bffs, connections });
  const flags = ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', `${folder}/error.log`];
  const { stderr } = spawnSync('nginx', ['-t', ...flags], { encoding: 'utf8' });
  if (!stderr.includes('test is successful')) throw new Error(stderr);
  // Its workers run as another user when it is started by root.
  spawnSync('chmod', ['-R', 'a+rwX', folder]);
  const child = spawn('nginx', flags, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const origin = `http://${listen}`;
  await waitUntilReady(origin);
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, folder, child, ended, stop };
}
