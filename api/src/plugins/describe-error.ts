import { errorCode } from './startup-error.ts';

/** What PostgreSQL tells of an error that names things of the schema, never values of a row. */
const schemaNames = ['table', 'column', 'constraint', 'routine'] as const;

/** SQLSTATE classes whose messages repeat the value that was refused. */
const repeatsValues = /^22/;

interface DescribedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/**
 * An error for the log, without what people entered: PostgreSQL puts values into `detail`, `where`
 * and some messages.
 */
export function describeError(error: Error): DescribedError {
  const code = errorCode(error);
  const secret = code !== undefined && repeatsValues.test(code);
  const message = secret ? 'a value was refused' : error.message;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const names = schemaNames.flatMap((name) => {
    const value = (error as Error & Record<typeof name, unknown>)[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code }),
    ...Object.fromEntries(names),
    stack: frames.join('\n'),
  };
}
