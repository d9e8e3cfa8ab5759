import { chakra } from '@chakra-ui/react';
import { OtherForm } from './OtherForm.tsx';

/** Link to the password reset. */
export function ForgotLink() {
  return (
    <chakra.p textStyle="small" marginTop="-2">
      <OtherForm to="/forgot-password">Forgot password?</OtherForm>
    </chakra.p>
  );
}
