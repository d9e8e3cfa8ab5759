import type { OrError } from '../../domain/orError.ts';
import { UpstreamError } from '../failures/upstreamError.ts';

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
  return valueOrNull(orError(read));
}

/** The value; null for an error, which is not reported. */
export function valueOrNull<T>(value: OrError<T>): T | null {
  return value instanceof Error ? null : value;
}

/** Null for a failed REST call; rethrows other errors. */
export function nullIfUpstreamError(error: unknown): null {
  if (error instanceof UpstreamError) return null;
  throw error;
}

/** The value; throws the error in its place. */
export function valueOrThrow<T>(value: OrError<T>): T {
  if (value instanceof Error) throw value;
  return value;
}
