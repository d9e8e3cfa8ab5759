import { UpstreamError } from './upstreamError.ts';

/** What an optional call reads; null, without an error, where the backend has no such call. */
export async function whereSupported<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED') return null;
    throw error;
  }
}
