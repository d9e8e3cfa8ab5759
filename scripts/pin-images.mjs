// `npm run pin-images`: adds the current digest of each base image to its tag, in
// docker-compose.yml and the Dockerfiles. It asks Docker Hub; nothing is written when an answer is
// missing.
import './lib/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imagesIn, pinned } from './lib/images.mjs';
import { root } from './lib/root.mjs';
import { refuseArguments, runMain, UserError } from './lib/user-error.mjs';

const FILES = ['docker-compose.yml', 'api/Dockerfile', 'bff/Dockerfile', 'web/Dockerfile'];
const DEADLINE_MS = 20_000;
const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
];

async function ask(url, headers = {}, method = 'GET') {
  try {
    const answer = await fetch(url, { method, headers, signal: AbortSignal.timeout(DEADLINE_MS) });
    if (answer.ok) return answer;
    throw new Error(`status ${answer.status}`);
  } catch (error) {
    const reason = error.cause?.code ?? error.message;
    throw new UserError(`${new URL(url).host} can't be asked (${reason}); nothing was written.`);
  }
}

/** The digest of all platforms of an image. */
async function digestOf(image) {
  const [name, tag] = image.split(':');
  const repository = name.includes('/') ? name : `library/${name}`;
  const scope = `service=registry.docker.io&scope=repository:${repository}:pull`;
  const { token } = await (await ask(`https://auth.docker.io/token?${scope}`)).json();
  const manifest = await ask(
    `https://registry-1.docker.io/v2/${repository}/manifests/${tag}`,
    { authorization: `Bearer ${token}`, accept: MANIFESTS.join(', ') },
    'HEAD',
  );
  const digest = manifest.headers.get('docker-content-digest');
  if (/^sha256:[0-9a-f]{64}$/.test(digest)) return digest;
  throw new UserError(`Docker Hub gives no digest of ${image}; nothing was written.`);
}

await runMain(async () => {
  refuseArguments('npm run pin-images');
  const texts = new Map(FILES.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const digests = new Map();
  for (const image of new Set([...texts.values()].flatMap(imagesIn))) {
    digests.set(image, await digestOf(image));
    console.log(`${image}@${digests.get(image)}`);
  }
  for (const [file, text] of texts) writeFileSync(path.join(root, file), pinned(text, digests));
});
