import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../ui/TextLink.tsx';
import { withEmail } from './typedEmail.ts';

interface OtherFormProps {
  to: '/login' | '/register' | '/forgot-password';
  children: ReactNode;
}

/** The way from one form to another; takes along the email that was typed. */
export function OtherForm({ to, children }: OtherFormProps) {
  const { email } = useFormikContext<{ email: string }>().values;
  return (
    <TextLink to={to} state={withEmail(email.trim(), useLocation())}>
      {children}
    </TextLink>
  );
}
