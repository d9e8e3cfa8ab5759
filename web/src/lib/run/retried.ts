import { isUnauthenticated } from '../errors.ts';

/** Waits before the second and the third attempt, in ms. */
const RETRY_AFTER = [500, 1500];

/** Result of a call that is repeated after a failure, except after the end of the session. */
export async function retried<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (const wait of RETRY_AFTER) {
    signal?.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (isUnauthenticated(error)) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
      signal?.addEventListener('abort', resolve, { once: true });
    });
  }
  signal?.throwIfAborted();
  return call();
}
