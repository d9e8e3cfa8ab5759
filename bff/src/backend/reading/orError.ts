import { UpstreamError } from '../failures/upstreamError.ts';

/**
 * A value that can be null, or why it can't be understood. As the value of a field an error is told
 * at the field's path, where the field was asked for, and leaves the rest of its record standing.
 */
export type OrError<T> = T | UpstreamError;

/** What is read, or the error that was thrown over it. */
export function orError<T>(read: () => T): OrError<T> {
  return readOrError(read, undefined);
}

/**
 * As `orError`, of a function that needs its source alone, and need not be made anew for each of a
 * thousand records.
 */
export function readOrError<T, S>(read: (source: S) => T, source: S): OrError<T> {
  try {
    return read(source);
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
}

/** What is read; null where it can't be understood, and nobody needs to be told. */
export function ifReadable<T>(read: () => T): T | null {
  const value = orError(read);
  return value instanceof UpstreamError ? null : value;
}

/** Nothing, in place of what a REST call failed to give. */
export function noneOf(error: unknown): null {
  if (error instanceof UpstreamError) return null;
  throw error;
}

/** The value; throws what stands in its place. */
export function unlessError<T>(value: OrError<T>): T {
  if (value instanceof UpstreamError) throw value;
  return value;
}
