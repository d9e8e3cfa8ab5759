import { t } from '@lingui/core/macro';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';

interface NewPasswordFieldsProps {
  name?: string;
  label?: string;
}

/** New password and its confirmation. */
export function NewPasswordFields({
  name = 'newPassword',
  label = t`New password`,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        hint={t`At least 6 characters, and none of the common ones.`}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label={t`Confirm password`}
        autoComplete="new-password"
        required
      />
    </>
  );
}
