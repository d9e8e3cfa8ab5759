import type { EducatorFormInput, StudentFormInput } from '../../gen/schema.generated.ts';
import { isNoId } from '../../rest/call.ts';
import { missing } from '../../userErrors.ts';

/** The form in the spelling of the REST call. A question that was not answered is left out. */
export function formBody({
  fullName,
  clubId,
  interests,
  ...answers
}: StudentFormInput | EducatorFormInput) {
  return { ...answers, name: fullName, assignedClub: clubId, interests: interests ?? [] };
}

/** How the fields that a refusal names are spelled in the form's input. */
export const formSpelling = { name: 'fullName', assignedClub: 'clubId' };

/** True of a form for a club that is none; one without a club may be sent. */
export function namesNoClub({ clubId }: { clubId?: string | null | undefined }): boolean {
  return typeof clubId === 'string' && isNoId(clubId);
}

/** What is wrong with such a form. */
export const noClub = missing('clubId', 'Please select a club');
