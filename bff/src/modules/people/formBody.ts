import type { EducatorFormInput, StudentFormInput } from '../../gen/schema.generated.ts';

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
