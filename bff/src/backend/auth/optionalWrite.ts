import type { UserError } from '../../domain/userError.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { WriteReply } from '../http/client.ts';
import { userErrorsOf } from '../writes/userErrors.ts';

/**
 * The user errors of a call that not every backend has; none when it was made. That the backend
 * lacks it, or does not find what the call is about, is an error for the user to read.
 */
export async function optionalWrite(
  write: Promise<WriteReply>,
  spelling: Record<string, string> = {},
): Promise<UserError[]> {
  try {
    const written = await write;
    return written.ok ? [] : userErrorsOf(written.refusal, spelling);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { code, message } = error;
    if (code === 'NOT_SUPPORTED' || code === 'NOT_FOUND') return [{ field: null, code, message }];
    throw error;
  }
}
