import { chakra } from '@chakra-ui/react';
import { OtherForm } from './OtherForm.tsx';

/** The way to a new password. */
export function ForgotLink() {
  return (
    <chakra.p textStyle="small" marginTop="-2">
      <OtherForm to="/forgot-password">Forgot password?</OtherForm>
    </chakra.p>
  );
}
