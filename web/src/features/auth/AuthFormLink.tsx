import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CLUB, withClub } from '../../lib/joinedClub.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { withEmail } from './typedEmail.ts';

interface AuthFormLinkProps {
  to: '/login' | '/register' | '/forgot-password';
  children: ReactNode;
}

/** Link to another form; keeps the typed email and the club to join. */
export function AuthFormLink({ to, children }: AuthFormLinkProps) {
  const { email } = useFormikContext<{ email: string }>().values;
  const club = useSearchParams()[0].get(CLUB);
  return (
    <TextLink to={withClub(to, club)} state={withEmail(email.trim(), useLocation())}>
      {children}
    </TextLink>
  );
}
