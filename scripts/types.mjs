// `npm run types`: checks all projects with the native compiler, which takes a quarter of the time.
// The linter and code generation need the API of the other compiler, so both are installed.
import './lib/require-node.mjs';
import path from 'node:path';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const PROJECTS = ['node-kit', 'api', 'bff', 'bff/graphiql', 'web', 'e2e', 'bench', 'examples'];
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

for (const project of PROJECTS) {
  const { code, output } = await run(process.execPath, [compiler, '-p', project]);
  process.stdout.write(output);
  if (code !== 0) process.exitCode = 1;
}
