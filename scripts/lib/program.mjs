import { spawnSync } from 'node:child_process';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { readEnvFile, readSettings, serverEnvironment } from './read-settings.mjs';
import { root } from './root.mjs';

/** Runs a built program of a tier to its end, with the arguments given. */
export async function runProgram(tier, name) {
  await installIfNeeded();
  await buildIfNeeded([tier]);
  runToEnd([`${root}/${tier}/dist/${name}.js`]);
}

/** Runs Node with these arguments and those given, with the settings in force. */
export function runToEnd(args) {
  const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
    // Paths are read from where npm was called, which itself moves to the root.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: serverEnvironment(process.env, readSettings(process.env, readEnvFile())),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
