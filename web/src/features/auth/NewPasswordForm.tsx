import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { Outcome } from '../../lib/mutation/outcome.ts';
import { AuthForm } from './AuthForm.tsx';
import { FormFailure } from './FormFailure.tsx';
import { isOfLink, statusOf } from './formStatus.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordSchema } from './newPasswordSchema.ts';

interface NewPasswordFormProps {
  content: { title: string; lead: string };
  /** Label of the submit button. */
  action: string;
  footer: ReactNode;
  /** Titles of a failure, and of one because the server does not support the mutation. */
  failure: { title: string; unsupported: string };
  save: (newPassword: string) => Promise<Outcome>;
  /** Called with the server's message, which may be empty, when the link can't be used. */
  onInvalidLink: (message: string) => void;
}

/** Form of a mailed link that sets a password. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { content, failure, save, onInvalidLink, ...form } = props;
  return (
    <Formik
      initialValues={{ newPassword: '', confirmPassword: '' }}
      validationSchema={newPasswordSchema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        const status = statusOf(await save(values.newPassword), values);
        if (status && isOfLink(status)) onInvalidLink(status.message ?? '');
        else setStatus(status);
      }}
    >
      <AuthForm {...content} {...form}>
        <FormFailure {...failure} />
        <NewPasswordFields />
      </AuthForm>
    </Formik>
  );
}
