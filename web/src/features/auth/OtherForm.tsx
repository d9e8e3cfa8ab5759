import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CLUB, withClub } from '../../lib/joinedClub.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { withEmail } from './typedEmail.ts';

interface OtherFormProps {
  to: '/login' | '/register' | '/forgot-password';
  children: ReactNode;
}

/** The way from one form to another; takes along the email that was typed, and the club to join. */
export function OtherForm({ to, children }: OtherFormProps) {
  const { email } = useFormikContext<{ email: string }>().values;
  const club = useSearchParams()[0].get(CLUB);
  return (
    <TextLink to={withClub(to, club)} state={withEmail(email.trim(), useLocation())}>
      {children}
    </TextLink>
  );
}
