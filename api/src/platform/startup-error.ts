/** An error that the operator can correct. Only its message is printed, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** An invalid environment variable. */
export class ConfigError extends StartupError {
  override name = 'ConfigError';
}

/** The `code` of errors of Node and PostgreSQL. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    return typeof error.code === 'string' ? error.code : undefined;
  }
  return undefined;
}
