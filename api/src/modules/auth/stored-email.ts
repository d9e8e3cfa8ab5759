import { emailAsTyped, normaliseEmail } from '../../domain/email.ts';
import type { Executor } from '../../platform/database/types.ts';

/**
 * The form under which the account of a typed email is stored: as typed, where `migrate` kept it
 * because another account has the converted form; else the converted one.
 */
export async function storedEmail(db: Executor, email: string): Promise<string> {
  const [typed, converted] = [emailAsTyped(email), normaliseEmail(email)];
  if (typed === converted) return converted;
  const kept = await db
    .selectFrom('users')
    .select('email')
    .where('email', '=', typed)
    .executeTakeFirst();
  return kept?.email ?? converted;
}
