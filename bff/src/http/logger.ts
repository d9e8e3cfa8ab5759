import type { FastifyServerOptions } from 'fastify';
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
