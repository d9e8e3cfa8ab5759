/**
 * Something that the person who starts the program can mend. Its message is one clear line and is
 * all that is printed: no stack.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** A wrong setting in the environment. */
export class ConfigError extends StartupError {
  override name = 'ConfigError';
}

/** The `code` that system calls and PostgreSQL put on their errors. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    return typeof error.code === 'string' ? error.code : undefined;
  }
  return undefined;
}
