import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useResetSecondFactorMutation } from './ResetSecondFactor.generated.ts';

interface ResetFactorDialogProps {
  account: { __typename: 'Mentor' | 'Administrator'; id: string; name: string };
  onClose: () => void;
  /** Element to focus on closing. */
  returnTo?: () => HTMLElement | null;
}

/** Confirmation before two-step login of another account is turned off. */
export function ResetFactorDialog({ account, ...props }: ResetFactorDialogProps) {
  const { id, name } = account;
  const { run, busy } = useOutcome(
    useResetSecondFactorMutation({
      update: (cache, { data }) => {
        if (!data?.resetSecondFactor?.reset) return;
        cache.modify({
          id: `${account.__typename}:${id}`,
          fields: { secondFactor: () => false },
        });
      },
    }),
  );
  const reset = async () => {
    const { done } = await run(
      { input: { accountId: id } },
      {
        key: 'second factor',
        success: { title: `Two-step login of ${name} is off` },
        failure: { title: 'Two-step login was not reset', detail: 'Please try again.' },
      },
    );
    if (done) props.onClose();
  };
  return (
    <ConfirmDialog
      open
      {...props}
      title={`Reset two-step login of ${name}?`}
      consequence="Make sure that the request is really theirs. Their login then takes the password alone, until they set it up anew. They get a mail about it."
      confirm="Reset"
      busy={busy}
      onConfirm={() => void reset()}
    />
  );
}
