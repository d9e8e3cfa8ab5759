import { StartupError } from './startup-error.ts';

/** Runs a program to its end; what the person who started it can mend is said in one line. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}
