import { object } from 'yup';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { currentPasswordRule } from '../../../lib/password/currentPasswordRule.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { useFocusAfterRemoval } from '../record/RecordDialogs.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { useRemoveAdministratorMutation } from './RemoveAdministrator.generated.ts';

const EMPTY = { currentPassword: '' };

const schema = object({ currentPassword: currentPasswordRule });

interface RemoveAdministratorDialogProps {
  administrator: { id: string; name: string; email: string };
  onClose: () => void;
}

/** Confirmation, with the own password, before another administrator is removed. */
export function RemoveAdministratorDialog(props: RemoveAdministratorDialogProps) {
  const { administrator, onClose } = props;
  const { id, name, email } = administrator;
  const { run } = useOutcome(
    useRemoveAdministratorMutation({ refetchQueries: ['Administrators'] }),
  );
  const { onRemoved, returnTo } = useFocusAfterRemoval();
  return (
    <FormDialog
      title={`Remove ${name}?`}
      description={`The account ${email} is deleted: they are signed out everywhere at once and can’t log in again. What they changed stays, with their name in the history.`}
      action="Remove"
      tone="danger"
      initialValues={EMPTY}
      schema={schema}
      send={(values) =>
        run(
          { input: { id, ...values } },
          {
            key: 'administrator',
            success: { title: `${name} was removed` },
            failure: { title: `${name} was not removed`, detail: 'Please try again.' },
            fields: Object.keys(EMPTY),
          },
        )
      }
      onSaved={() => {
        onRemoved();
        onClose();
      }}
      onClose={onClose}
      returnTo={returnTo}
    >
      <PasswordField
        name="currentPassword"
        label="Your current password"
        hint="It confirms that it is you."
        required
      />
    </FormDialog>
  );
}
