// `npm run check`: generated code is up to date, the contract holds, lint, types.
import './lib/require-node.mjs';
import { checks } from './lib/checks.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { refuseArguments, runMain } from './lib/user-error.mjs';

await runMain(async () => {
  refuseArguments('npm run check');
  await installIfNeeded();
  let failed = false;
  for (const [name, check] of Object.entries(checks)) {
    const { code, output } = await check();
    console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output.trim()}\n`);
    failed ||= code !== 0;
  }
  process.exitCode = failed ? 1 : 0;
});
