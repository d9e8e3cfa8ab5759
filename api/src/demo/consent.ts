import type { FormDetails, GuardianConsent } from '../domain/form-details.ts';
import { lastBirthdayOfFullAge } from '../domain/full-age.ts';

const MOTHERS = ['Sunita', 'Kavita', 'Rekha', 'Farzana', 'Lakshmi', 'Anjali', 'Mary'];
const FATHERS = ['Rajesh', 'Sanjay', 'Imran', 'Mahesh', 'Prakash', 'Thomas', 'Vinod'];

/** One in so many students under 18 has sent the form by another page, without a guardian's consent. */
const WITHOUT = 8;

/** The guardian's consent of a student who is under 18 on the day of the form; a few lack it. */
export function consentTo(
  student: { name: string; email: string; details: FormDetails },
  sentOn: string,
): GuardianConsent | undefined {
  const { dateOfBirth = '', parentContact } = student.details;
  if (dateOfBirth <= lastBirthdayOfFullAge(sentOn) || !parentContact) return undefined;
  // Drawn from the address, so that the draw of everything else stays as it is.
  const draw = Buffer.from(student.email).reduce((sum, byte) => sum + byte, 0);
  if (draw % WITHOUT === 0) return undefined;
  const isMother = draw % 2 === 0;
  const names = isMother ? MOTHERS : FATHERS;
  const surname = student.name.split(' ').at(-1) ?? '';
  return {
    guardianName: `${names[draw % names.length] ?? ''} ${surname}`,
    relation: isMother ? 'Mother' : 'Father',
    contact: parentContact,
    givenOn: sentOn,
    noticeVersion: '1',
  };
}
