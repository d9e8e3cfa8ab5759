import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { TextLink } from '../../ui/TextLink.tsx';
import { withEmail } from './typedEmail.ts';

/** The way to a new password; takes along the email that was typed. */
export function ForgotLink() {
  const { email } = useFormikContext<{ email: string }>().values;
  return (
    <chakra.p textStyle="small" marginTop="-2">
      <TextLink to="/forgot-password" state={withEmail(email.trim())}>
        Forgot password?
      </TextLink>
    </chakra.p>
  );
}
