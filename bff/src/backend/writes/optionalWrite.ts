import type { UserError } from '../../domain/userError.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { Reply, RestClient, WriteMethod, WriteOptions, WriteReply } from '../http/client.ts';
import { userErrorsOf, type Spelling } from './userErrors.ts';

/** Result of a call that a backend may lack. The reply is null when refused. */
interface OptionalWrite {
  reply: Reply | null;
  userErrors: UserError[];
}

/** Makes a write that a backend may lack: a missing call or record is a refusal. */
export async function writeIfSupported(
  rest: RestClient,
  method: WriteMethod,
  path: string,
  options: WriteOptions = {},
): Promise<WriteReply> {
  try {
    return await rest.write(method, path, { ...options, isOptional: true });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { code, message, reason, values } = error;
    if (code !== 'NOT_SUPPORTED' && code !== 'NOT_FOUND') throw error;
    return { ok: false, refusal: { status: 404, code, message, reason, values, fields: [] } };
  }
}

/**
 * The same, with the errors for the user.
 * @param spelling input paths of the body fields with another name
 */
export async function optionalWrite(
  rest: RestClient,
  method: WriteMethod,
  path: string,
  options: WriteOptions = {},
  spelling: Spelling = {},
): Promise<OptionalWrite> {
  const written = await writeIfSupported(rest, method, path, options);
  return written.ok
    ? { reply: written.reply, userErrors: [] }
    : { reply: null, userErrors: userErrorsOf(written.refusal, spelling) };
}
