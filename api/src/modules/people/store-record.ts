import type { Failed, Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { EmailChange } from '../auth/email/email-changes.ts';
import { applyChange, type SentRecord } from './change.ts';
import { checkConsent } from './check-consent.ts';
import { personNameFailure } from './names.ts';
import type { Person } from './person.ts';
import { saveProfile } from './repository.ts';

interface Conditions {
  /** The current date. */
  day: string;
  /** Path of the answers in the request. */
  prefix?: string;
  /** Another reason to refuse, which counts after the names. */
  refusal?: Failed | null;
  /** Registers a change of the email. @returns the email to write */
  secure: (change: Pick<EmailChange, 'userId' | 'from' | 'to'>) => Promise<Result<string>>;
}

/** Checks and stores name, email, phone and answers of a locked person. */
export async function storeRecord(
  tx: Executor,
  person: Person,
  sent: SentRecord,
  { day, prefix = '', refusal = null, secure }: Conditions,
): Promise<Failed | null> {
  const { name, formDetails } = sent;
  const names = { ...(name !== undefined && { name }), ...formDetails };
  const failed = personNameFailure(person, names, prefix) ?? refusal;
  if (failed) return failed;
  const after = applyChange(person, sent);
  const emails = [person.email, after.email];
  const refused = checkConsent(person.details, { ...after, emails }, { day, prefix });
  if (refused) return refused;
  const email = await secure({ userId: person.id, from: person.email, to: after.email });
  if (!email.ok) return email;
  await saveProfile(tx, person.id, { ...after, email: email.value });
  return null;
}
