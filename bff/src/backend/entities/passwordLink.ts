import type { PasswordLink } from '../../domain/account.ts';
import type { Reply } from '../http/client.ts';
import { isRecord } from '../reading/isRecord.ts';
import { recordOf } from '../reading/unwrap.ts';

/** The link in the reply of a write; null without one. */
export function passwordLinkIn(reply: Reply): PasswordLink | null {
  const record = isRecord(reply.body) ? recordOf(reply).child('passwordLink') : null;
  if (record === null) return null;
  return {
    url: record.text('url'),
    expiresAt: record.requiredMoment('expiresAt'),
  };
}
