import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { AccountPage } from '../../content/accountPages.ts';
import type { Outcome } from '../../lib/mutation/outcome.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { FormFailure } from './FormFailure.tsx';
import { isOfLink, statusOf } from './formStatus.ts';
import { useMailedToken } from './useMailedToken.ts';

interface MailedActionScreenProps {
  page: AccountPage;
  /** Label of the button. */
  action: string;
  footer: ReactNode;
  /** Titles of a failure, and of one because the server does not support the mutation. */
  failure: { title: string; unsupported: string };
  run: (token: string) => Promise<Outcome>;
  /** Shown for a link that can't be used, with the server's message; null without a token. */
  invalidLink: (message: string | null) => ReactNode;
}

/** Target of a mailed link with a button, because mail programs open links on their own. */
export function MailedActionScreen(props: MailedActionScreenProps) {
  const { page, action, footer, failure, run, invalidLink } = props;
  const { words, more, title, lead } = page;
  const token = useMailedToken();
  const [linkError, setLinkError] = useState<string | null>(null);
  return (
    <AuthLayout words={words} more={more}>
      {token === null || linkError !== null ? (
        invalidLink(linkError)
      ) : (
        <Formik
          initialValues={{}}
          onSubmit={async (_values, form) => {
            form.setStatus(undefined);
            const status = statusOf(await run(token), {});
            if (status && isOfLink(status)) setLinkError(status.message ?? '');
            else form.setStatus(status);
          }}
        >
          <AuthForm title={title} lead={lead} action={action} footer={footer}>
            <FormFailure {...failure} />
          </AuthForm>
        </Formik>
      )}
    </AuthLayout>
  );
}
