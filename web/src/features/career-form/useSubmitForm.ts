import type { ClubAudience } from '../../schema.generated.ts';
import type { Answers } from './answers.ts';
import { educatorInput, studentInput } from './formInput.ts';
import { useSubmitEducatorFormMutation } from './SubmitEducatorForm.generated.ts';
import { useSubmitStudentFormMutation } from './SubmitStudentForm.generated.ts';

/** What stood in the way: the input field, where the server named one, and the server's words. */
export interface Refusal {
  field: string[] | null;
  message: string;
}

/** Sends the form; resolves to what the server refused, and throws when it could not be asked. */
export function useSubmitForm(audience: ClubAudience) {
  const [submitStudent] = useSubmitStudentFormMutation();
  const [submitEducator] = useSubmitEducatorFormMutation();
  return async (answers: Answers): Promise<Refusal[]> => {
    if (audience === 'STUDENT') {
      const { data } = await submitStudent({ variables: { input: studentInput(answers) } });
      return refusalsOf(data?.submitStudentForm);
    }
    const { data } = await submitEducator({ variables: { input: educatorInput(answers) } });
    return refusalsOf(data?.submitEducatorForm);
  };
}

function refusalsOf(payload: { userErrors: Refusal[] } | null | undefined): Refusal[] {
  if (!payload) throw new Error('The form was not answered.');
  return payload.userErrors;
}
