import { Grid } from '@chakra-ui/react';
import { object } from 'yup';
import { emailRule } from '../../../lib/emailRule.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { nameRule } from '../../../lib/nameRule.ts';
import { currentPasswordRule } from '../../../lib/password/currentPasswordRule.ts';
import { newPasswordRule } from '../../../lib/password/newPasswordRule.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { useAddAdministratorMutation } from './AddAdministrator.generated.ts';

const EMPTY = { name: '', email: '', password: '', currentPassword: '' };

const schema = object({
  name: nameRule,
  email: emailRule,
  password: newPasswordRule,
  currentPassword: currentPasswordRule,
});

const TOASTS = {
  key: 'administrator',
  success: { title: 'Administrator added', detail: 'They can log in at once.' },
  failure: { title: 'The administrator was not added', detail: 'Please try again.' },
  fields: Object.keys(EMPTY),
};

/** Dialog to add an administrator. */
export function AddAdministratorDialog({ onClose }: { onClose: () => void }) {
  const { run } = useOutcome(useAddAdministratorMutation({ refetchQueries: ['Administrators'] }));
  return (
    <FormDialog
      title="Add Administrator"
      description="They can read and change all records, and log in with this email and password."
      action="Add Administrator"
      initialValues={EMPTY}
      schema={schema}
      send={({ name, email, ...passwords }) =>
        run({ input: { name: name.trim(), email: email.trim(), ...passwords } }, TOASTS)
      }
      unsaved="The new administrator is not added yet."
      onClose={onClose}
    >
      <Grid gap="4">
        <TextField name="name" label="Name" autoComplete="off" required />
        <TextField name="email" label="Email" type="email" autoComplete="off" required />
        <PasswordField
          name="password"
          label="Password"
          hint="At least 6 characters. They can change it."
          autoComplete="new-password"
          required
        />
        <PasswordField
          name="currentPassword"
          label="Your current password"
          hint="It confirms that it is you."
          required
        />
      </Grid>
    </FormDialog>
  );
}
