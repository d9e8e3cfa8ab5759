import { PasswordField } from '../../ui/fields/PasswordField.tsx';

/** New password and its confirmation. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="newPassword"
        label="New password"
        hint="At least 6 characters, and none of the common ones."
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
