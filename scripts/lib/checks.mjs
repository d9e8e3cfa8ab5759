import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkBudgets } from './budgets.mjs';
import { contract } from './contract.mjs';
import { root } from './root.mjs';
import { npm } from './run.mjs';

/** Path → text of every file that code generation writes. */
function generatedFiles() {
  const files = ['bff/src', 'web/src', 'examples'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.generated.ts'))
      .map((name) => path.join(folder, name)),
  );
  files.push('api/openapi.json', '.env.example');
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/**
 * Regenerates code and fails when a file changes. The new text stays in place, to be committed.
 */
async function drift() {
  const before = generatedFiles();
  const generation = await npm(['run', 'codegen']);
  if (generation.code !== 0) return generation;
  const after = generatedFiles();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length === 0) return { code: 0, output: '' };
  const list = changed.map((file) => `  ${file}`).join('\n');
  return { code: 1, output: `Generated code was out of date; commit what is there now:\n${list}` };
}

/** The checks of `npm run check`, by name: each resolves to `{code, output}`. */
export const checks = {
  'generated code': drift,
  contract,
  lint: () => npm(['run', 'lint', '--silent']),
  types: () => npm(['run', 'types', '--silent']),
  'weight of pages': checkBudgets,
};
