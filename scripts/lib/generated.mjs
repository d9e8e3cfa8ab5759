import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { envExample } from './env-example.mjs';
import { extractedCatalogs } from './languages.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

/** Path → text of the generated files that differ from what is in the tree. Writes nothing. */
export async function staleTexts() {
  const [operations, openapi, catalogs] = await Promise.all([
    fromCodegen(),
    openApi(),
    extractedCatalogs(),
  ]);
  const texts = [
    ...operations,
    ...catalogs,
    ['api/openapi.json', openapi],
    ['.env.example', envExample()],
  ];
  return new Map(texts.filter(([file, text]) => textOf(file) !== text));
}

/** The files of codegen.yml. */
async function fromCodegen() {
  // A dependency, installed by now.
  const { generate, loadCodegenConfig } = await import('@graphql-codegen/cli');
  const { config } = await loadCodegenConfig({ configFilePath: path.join(root, 'codegen.yml') });
  const files = await generate({ ...config, cwd: root, silent: true }, false);
  return files.map(({ filename, content }) => [
    path.relative(root, path.resolve(root, filename)),
    content,
  ]);
}

/** The OpenAPI document of the api's routes. */
async function openApi() {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-openapi-'));
  const file = path.join(folder, 'openapi.json');
  try {
    const args = [
      '--conditions=waymark-source',
      '--import',
      'tsx',
      'api/src/write-openapi.ts',
      file,
    ];
    const { code, output } = await run(process.execPath, args);
    if (code !== 0) throw new UserError(`The OpenAPI document can't be made.\n${output.trim()}`);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function textOf(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
