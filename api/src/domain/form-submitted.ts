import type { FormDetails } from './form-details.ts';
import type { Audience } from './words.ts';

/** A form counts as submitted when one of these is filled. */
const keyDetails: Record<Audience, readonly (keyof FormDetails)[]> = {
  student: ['class', 'schoolName', 'tenthPercentage', 'futureAspirations'],
  educator: ['currentPosition', 'institution', 'experience', 'qualifications'],
};

/** Whether a form counts as submitted; `form_submitted` of migration 0005 is the same for lists. */
export function isFormSubmitted(audience: Audience, flag: boolean, details: FormDetails): boolean {
  return flag || keyDetails[audience].some((key) => (details[key] ?? '') !== '');
}
