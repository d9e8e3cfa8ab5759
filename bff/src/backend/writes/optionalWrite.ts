import type { UserError } from '../../domain/userError.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { Reply, WriteReply } from '../http/client.ts';
import { userErrorsOf, type Spelling } from './userErrors.ts';

/** Result of a call that a backend may lack. The reply is null when refused. */
export interface OptionalWrite {
  reply: Reply | null;
  userErrors: UserError[];
}

/** A missing call or record is an error for the user. */
export async function optionalWrite(
  write: Promise<WriteReply>,
  spelling: Spelling = {},
): Promise<OptionalWrite> {
  try {
    const written = await write;
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
