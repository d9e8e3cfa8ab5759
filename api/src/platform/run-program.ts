import { StartupError } from '../../../settings.mjs';

/** Runs a command-line program; a StartupError is printed as one line. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}
