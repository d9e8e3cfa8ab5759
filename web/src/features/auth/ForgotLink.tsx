import { chakra } from '@chakra-ui/react';
import { AuthFormLink } from './AuthFormLink.tsx';

/** Link to the password reset. */
export function ForgotLink() {
  return (
    <chakra.p textStyle="small" marginTop="-2">
      <AuthFormLink to="/forgot-password">Forgot password?</AuthFormLink>
    </chakra.p>
  );
}
