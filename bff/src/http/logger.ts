import type { FastifyServerOptions } from 'fastify';
import { destination } from 'pino';
import type { Config } from '../config.ts';

/** Log destination. */
export interface LogSink {
  write(line: string): void;
}

/** JSON lines. Errors are logged without the extra properties that libraries add. */
export function loggerOptions(
  { nodeEnv }: Pick<Config, 'nodeEnv'>,
  sink?: LogSink,
): NonNullable<FastifyServerOptions['logger']> {
  if (nodeEnv === 'test' && sink === undefined) return false;
  return {
    level: 'info',
    serializers: {
      err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
    },
    ...(sink && { stream: sink }),
  };
}

/**
 * Standard output. Lines are written in batches, at least every 50 ms and at the end of the process:
 * a write for each costs as much as a call to the backend.
 */
export function logToOutput(): LogSink {
  return destination({ sync: false, minLength: 8 * 1024, periodicFlush: 50 });
}
