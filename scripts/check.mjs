// `npm run check`: generated code is up to date, the contract holds, sizes, lint, types.
import './lib/require-node.mjs';
import { checks } from './lib/checks.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { refuseArguments, runMain } from './lib/user-error.mjs';

await runMain(async () => {
  refuseArguments('npm run check');
  await installIfNeeded();
  let failed = false;
  for (const [name, check] of Object.entries(checks)) {
    const { code, output, note } = await check();
    const passed = note ? `✓ ${name}\n${note}` : `✓ ${name}`;
    console.log(code === 0 ? passed : `✗ ${name}\n${output.trim()}\n`);
    failed ||= code !== 0;
  }
  process.exitCode = failed ? 1 : 0;
});
