import { t } from '@lingui/core/macro';
import { useFormikContext } from 'formik';
import { FormAlert } from '../../ui/Notice.tsx';
import type { FormStatus } from './formStatus.ts';

interface FormFailureProps {
  title: string;
  /** Title if the server does not support this form's mutation. */
  unsupported?: string;
}

/** Error of the whole form; errors of fields are shown there. */
export function FormFailure({ title, unsupported = title }: FormFailureProps) {
  const outcome = useFormikContext().status as FormStatus | undefined;
  if (!outcome || Object.keys(outcome.fieldErrors).length > 0) return null;
  return outcome.code === 'NOT_SUPPORTED' ? (
    <FormAlert
      title={unsupported}
      detail={t`This server does not offer it. Please ask your administrator for a new password.`}
    />
  ) : (
    <FormAlert title={title} detail={outcome.message ?? t`Please try again.`} />
  );
}
