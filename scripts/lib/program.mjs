import { spawnSync } from 'node:child_process';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { readEnvFile, readSettings, serverEnvironment } from './read-settings.mjs';
import { root } from './root.mjs';

/** Runs a program of a tier to its end, with the settings in force and the arguments given. */
export async function runProgram(tier, name) {
  const inForce = readSettings(process.env, readEnvFile());
  await installIfNeeded();
  await buildIfNeeded([tier]);
  const { status } = spawnSync(
    process.execPath,
    [`${root}/${tier}/dist/${name}.js`, ...process.argv.slice(2)],
    {
      // Paths are read from where npm was called, which itself moves to the root.
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: serverEnvironment(process.env, inForce),
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
