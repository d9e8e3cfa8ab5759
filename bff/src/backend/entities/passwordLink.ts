import type { PasswordLink } from '../../domain/account.ts';
import type { Reply } from '../http/client.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf } from '../reading/unwrap.ts';

/** The link in the reply of a write; null without one. */
export function passwordLinkIn(reply: Reply): PasswordLink | null {
  return isRecord(reply.body) ? readPasswordLink(recordOf(reply)) : null;
}

/** The link in a record; null without one. */
export function readPasswordLink(record: RecordReader): PasswordLink | null {
  const link = record.child('passwordLink');
  return link && { url: link.text('url'), expiresAt: link.requiredMoment('expiresAt') };
}
