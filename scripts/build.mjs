// `npm run build`: builds what is missing or stale.
import './lib/require-node.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { refuseArguments, runMain } from './lib/user-error.mjs';

await runMain(async () => {
  refuseArguments('npm run build');
  await buildIfNeeded(['api', 'bff', 'web']);
});
