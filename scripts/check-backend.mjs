// `npm run check-backend`: reports which documented calls a backend supports.
import './lib/require-node.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runToEnd } from './lib/program.mjs';
import { root } from './lib/root.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  await installIfNeeded();
  const tsx = `${root}/node_modules/tsx/dist/cli.mjs`;
  runToEnd([tsx, '--conditions=waymark-source', `${root}/bff/check/main.ts`]);
});
