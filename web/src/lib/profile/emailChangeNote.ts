import { isolated } from '../i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { isSameEmail } from './profileValues.ts';

/**
 * What a save with another email has led to; undefined without another email.
 * @param before the email of the account before the save
 * @param sent the email that was sent
 * @param saved the record after the save
 */
export function emailChangeNote(
  before: string,
  sent: string,
  saved: { email: string; pendingEmail: string | null } | null | undefined,
): string | undefined {
  if (!saved || isSameEmail(before, sent)) return undefined;
  if (saved.pendingEmail !== null) {
    return t`A link was sent to ${{ email: isolated(saved.pendingEmail) }}. Your email changes when you open it and confirm.`;
  }
  return isSameEmail(saved.email, sent)
    ? t`Your other devices were signed out. Where this site sends mail, your former address gets a link that undoes the change for 7 days.`
    : undefined;
}
