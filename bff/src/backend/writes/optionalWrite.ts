import type { UserError } from '../../domain/userError.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { Reply, RestClient, WriteMethod, WriteOptions } from '../http/client.ts';
import { userErrorsOf, type Spelling } from './userErrors.ts';

/** Result of a call that a backend may lack. The reply is null when refused. */
interface OptionalWrite {
  reply: Reply | null;
  userErrors: UserError[];
}

/**
 * Makes a write that a backend may lack: a missing call or record is an error for the user.
 * @param spelling input paths of the body fields with another name
 */
export async function optionalWrite(
  rest: RestClient,
  method: WriteMethod,
  path: string,
  options: WriteOptions = {},
  spelling: Spelling = {},
): Promise<OptionalWrite> {
  try {
    const written = await rest.write(method, path, { ...options, isOptional: true });
    return written.ok
      ? { reply: written.reply, userErrors: [] }
      : { reply: null, userErrors: userErrorsOf(written.refusal, spelling) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { code, message } = error;
    if (code !== 'NOT_SUPPORTED' && code !== 'NOT_FOUND') throw error;
    return { reply: null, userErrors: [{ field: null, code, message }] };
  }
}
