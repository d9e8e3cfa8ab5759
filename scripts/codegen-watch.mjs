// Part of `npm run dev`: regenerates code when the schema or an operation changes.
import './lib/require-node.mjs';
import { watch } from 'node:fs';
import { root } from './lib/root.mjs';
import { npm } from './lib/run.mjs';

const SETTLE_MS = 200;

let pending;
let running = Promise.resolve();

async function generate() {
  const { code, output } = await npm(['run', 'codegen', '--silent']);
  console.log(code === 0 ? 'generated code written' : output.trim());
}

/** Runs generations one after another: editors write a file several times in a row. */
function onChange(_event, file) {
  if (!file?.endsWith('.graphql')) return;
  clearTimeout(pending);
  pending = setTimeout(() => (running = running.then(generate)), SETTLE_MS);
}

watch(root, onChange);
watch(`${root}/web/src`, { recursive: true }, onChange);
await generate();
