// `npm run create-admin`: the first administrator where there is no demo data.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { readEnvFile, readSettings, serverEnvironment } from './lib/read-settings.mjs';
import { root } from './lib/root.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  const inForce = readSettings(process.env, readEnvFile());
  await installIfNeeded();
  await buildIfNeeded(['api']);
  const { status } = spawnSync(
    process.execPath,
    [`${root}/api/dist/create-admin.js`, ...process.argv.slice(2)],
    { cwd: root, env: serverEnvironment(process.env, inForce), stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
});
