import { errorCode } from './error-code.ts';

/** Properties of PostgreSQL errors with names of the schema, not values. */
const schemaNames = ['table', 'column', 'constraint', 'routine'] as const;

/** SQLSTATE class of errors whose message contains the invalid value. */
const hasValues = /^22/;

interface DescribedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/**
 * An error for the log without personal data: PostgreSQL includes values in `detail`, `where` and
 * some messages.
 */
export function describeError(error: Error): DescribedError {
  const code = errorCode(error);
  const secret = code !== undefined && hasValues.test(code);
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
