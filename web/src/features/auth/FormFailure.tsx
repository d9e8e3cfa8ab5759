import { useFormikContext } from 'formik';
import { FormAlert } from '../../ui/fields/FormAlert.tsx';
import type { Outcome } from './outcome.ts';

interface FormFailureProps {
  title: string;
  /** The title where the server lacks what the form is for. */
  unsupported: string;
}

/** Why the form as a whole was not taken; the outcome is Formik's status. */
export function FormFailure({ title, unsupported }: FormFailureProps) {
  const outcome = useFormikContext().status as Outcome | undefined;
  if (!outcome) return null;
  return outcome.code === 'NOT_SUPPORTED' ? (
    <FormAlert
      title={unsupported}
      detail="This server does not offer it. Please ask your administrator for a new password."
    />
  ) : (
    <FormAlert title={title} detail={outcome.message ?? 'Please try again.'} />
  );
}
