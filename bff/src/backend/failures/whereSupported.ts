import { UpstreamError } from './upstreamError.ts';

/** The result of an optional call; null where the backend lacks the call. */
export async function whereSupported<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED') return null;
    throw error;
  }
}
