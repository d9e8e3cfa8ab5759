import { spawnSync } from 'node:child_process';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { readEnvFile, readSettings, serverEnvironment } from './read-settings.mjs';
import { root } from './root.mjs';

/** Runs a built program of a tier with the given arguments. */
export async function runProgram(tier, name) {
  await installIfNeeded();
  await buildIfNeeded([tier]);
  runToEnd([`${root}/${tier}/dist/${name}.js`]);
}

/** Runs Node with these and the given arguments, and the current settings. */
export function runToEnd(args) {
  const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
    // Paths are relative to the folder where npm was called; npm itself changes to the root.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: serverEnvironment(process.env, readSettings(process.env, readEnvFile())),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
