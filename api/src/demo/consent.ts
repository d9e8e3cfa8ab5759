import type { FormDetails, GuardianConsent } from '../domain/form-details.ts';
import { INTERESTS_SINCE } from '../domain/notice-versions.ts';
import { needsConsent } from '../modules/people/consent.ts';

const MOTHERS = ['Sunita', 'Kavita', 'Rekha', 'Farzana', 'Lakshmi', 'Anjali', 'Mary'];
const FATHERS = ['Rajesh', 'Sanjay', 'Imran', 'Mahesh', 'Prakash', 'Thomas', 'Vinod'];

/** One of this many students under 18 has no guardian's consent. */
const ONE_WITHOUT_CONSENT_IN = 8;

/** Derived from the email, not from the random generator: other demo data stays the same. */
export const drawOf = (email: string): number =>
  Buffer.from(email).reduce((sum, byte) => sum + byte, 0);

/** Whether a consent, if one is needed, names the interest profile: of half of the students. */
export const hasNewConsent = (email: string): boolean => drawOf(email) % 2 === 1;

/** The guardian's consent of a student who needs one on the day of the form; some have none. */
export function consentTo(
  student: { name: string; email: string; details: FormDetails },
  sentOn: string,
): GuardianConsent | undefined {
  const { parentContact } = student.details;
  if (!needsConsent(student.details, sentOn) || !parentContact) return undefined;
  const draw = drawOf(student.email);
  if (draw % ONE_WITHOUT_CONSENT_IN === 0) return undefined;
  const isMother = draw % 2 === 0;
  const names = isMother ? MOTHERS : FATHERS;
  const surname = student.name.split(' ').at(-1) ?? '';
  return {
    guardianName: `${names[draw % names.length] ?? ''} ${surname}`,
    relation: isMother ? 'Mother' : 'Father',
    contact: parentContact,
    givenOn: sentOn,
    noticeVersion: hasNewConsent(student.email) ? INTERESTS_SINCE : '1',
  };
}
