import { userErrorsOf, type UserError } from '../../graphql/userErrors.ts';
import type { WriteResult } from '../http/client.ts';
import { UpstreamError } from '../failures/upstreamError.ts';

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
    if (code === 'NOT_SUPPORTED' || code === 'NOT_FOUND') return [{ field: null, code, message }];
    throw error;
  }
}
