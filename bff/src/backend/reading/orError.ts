import { UpstreamError } from '../failures/upstreamError.ts';

/** A value, or the error of an unreadable one, to be thrown when the field is read. */
export type OrError<T> = T | UpstreamError;

/** The value, or the error that reading it throws. */
export function orError<T>(read: () => T): OrError<T> {
  return readOrError(read, undefined);
}

/** As `orError`, without a closure for each record. */
export function readOrError<T, S>(read: (source: S) => T, source: S): OrError<T> {
  try {
    return read(source);
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
}

/** The value; null where it is unreadable and the error is not reported. */
export function ifReadable<T>(read: () => T): T | null {
  const value = orError(read);
  return value instanceof UpstreamError ? null : value;
}

/** Null for a failed REST call; rethrows other errors. */
export function nullIfUpstreamError(error: unknown): null {
  if (error instanceof UpstreamError) return null;
  throw error;
}

/** The value; throws the error in its place. */
export function valueOrThrow<T>(value: OrError<T>): T {
  if (value instanceof UpstreamError) throw value;
  return value;
}
