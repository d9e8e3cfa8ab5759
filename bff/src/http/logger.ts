import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Where the lines of the log go. */
export interface LogSink {
  write(line: string): void;
}

/** The log: JSON lines. An error is written without the properties that a library hangs on it. */
export function loggerOptions(
  { nodeEnv }: Pick<Config, 'nodeEnv'>,
  sink?: LogSink,
): FastifyServerOptions['logger'] {
  if (nodeEnv === 'test' && sink === undefined) return false;
  return {
    level: 'info',
    serializers: {
      err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
    },
    ...(sink && { stream: sink }),
  };
}
