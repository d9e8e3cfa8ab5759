import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

/** `/set-password?token=…`: target of a link from an administrator. */
export function SetPasswordScreen() {
  return <ResetPasswordScreen isFirst />;
}
