import type { WriteResult } from '../../rest/client.ts';
import { UpstreamError } from '../../rest/upstreamError.ts';
import { userErrorsOf, type UserError } from '../../userErrors.ts';

/** How a backend says "not found" of a call that it lacks; of a thing it says what was not found. */
const SAYS_NO_MORE = /^not found\.?$/i;

/**
 * What stood in the way of a call that not every backend has; empty when it was made. That the
 * backend lacks it, or does not find what the call is about, is told as something to read.
 */
export async function optionalCall(
  made: Promise<WriteResult>,
  spelling: Record<string, string> = {},
): Promise<UserError[]> {
  try {
    const result = await made;
    return result.ok ? [] : userErrorsOf(result.refusal, spelling);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { code, message } = error;
    if (code === 'NOT_SUPPORTED' || (code === 'NOT_FOUND' && SAYS_NO_MORE.test(message))) {
      return [{ field: null, code: 'NOT_SUPPORTED', message: 'The server does not offer this.' }];
    }
    if (code === 'NOT_FOUND') return [{ field: null, code, message }];
    throw error;
  }
}
