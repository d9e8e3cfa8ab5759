import { audiences, type Language } from '../../domain/words.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * The language of mails to an account: that of the account, else the default. Mails to mentors and
 * administrators are in English.
 */
export async function mailLanguage(
  { db, defaultLanguage }: Pick<Dependencies, 'db' | 'defaultLanguage'>,
  accountId: string,
): Promise<Language> {
  const account = await db
    .selectFrom('users')
    .select(['role', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account && audiences.some((audience) => audience === account.role)
    ? (account.language ?? defaultLanguage)
    : 'en';
}
