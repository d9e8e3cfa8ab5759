import { StartupError } from '../../settings.mjs';

/** The user can correct it. */
export class UserError extends StartupError {}

/** Runs a script's main function; a StartupError becomes its message on stderr and exit code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** For scripts without arguments: refuses any. */
export function refuseArguments(script) {
  const given = process.argv.slice(2);
  if (given.length > 0) {
    throw new UserError(
      `${script} takes no arguments, but got "${given.join(' ')}". Settings are environment variables or lines in .env.`,
    );
  }
}
