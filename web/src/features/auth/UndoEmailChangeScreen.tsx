import { Formik } from 'formik';
import { useState } from 'react';
import { accountPages } from '../../content/accountPages.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { DeadLink } from './DeadLink.tsx';
import { FormFailure } from './FormFailure.tsx';
import { isOfLink, statusOf } from './formStatus.ts';
import { useMailedToken } from './useMailedToken.ts';
import { useUndoEmailChange } from './useUndoEmailChange.ts';

const content = accountPages['/undo-email-change'];

/**
 * `/undo-email-change?token=…`: target of the link in the mail to a former address. A button, because
 * mail programs open links on their own.
 */
export function UndoEmailChangeScreen() {
  const token = useMailedToken();
  const [refused, setRefused] = useState<string | null>(null);
  const undo = useUndoEmailChange();
  return (
    <AuthLayout words={content.words} more={content.more}>
      {token === null || refused !== null ? (
        <DeadLink words={refused} isOnlyLink />
      ) : (
        <Formik
          initialValues={{}}
          onSubmit={async (_values, form) => {
            form.setStatus(undefined);
            const status = statusOf(await undo(token), {});
            if (status && isOfLink(status)) setRefused(status.message);
            else form.setStatus(status);
          }}
        >
          <AuthForm
            title={content.title}
            lead={content.lead}
            action="Restore My Email"
            foot={
              <>
                You changed it yourself? Then <TextLink to="/login">log in</TextLink> as usual.
              </>
            }
          >
            <FormFailure
              title="Your email was not restored"
              unsupported="Emails can’t be restored here"
            />
          </AuthForm>
        </Formik>
      )}
    </AuthLayout>
  );
}
