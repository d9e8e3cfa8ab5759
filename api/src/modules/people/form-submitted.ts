import type { FormDetails } from '../../domain/form-details.ts';
import type { Audience } from '../../domain/words.ts';

/** With one of these filled a form counts as submitted, whatever its flag says. */
const keyDetails: Record<Audience, readonly (keyof FormDetails)[]> = {
  student: ['class', 'schoolName', 'tenthPercentage', 'futureAspirations'],
  educator: ['currentPosition', 'institution', 'experience', 'qualifications'],
};

/** Whether a person's form counts as submitted; `roster.submitted` says the same in lists. */
export function isFormSubmitted(audience: Audience, flag: boolean, details: FormDetails): boolean {
  return flag || keyDetails[audience].some((key) => (details[key] ?? '') !== '');
}
