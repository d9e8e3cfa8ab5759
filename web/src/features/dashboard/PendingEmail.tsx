import { chakra } from '@chakra-ui/react';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { useCancelEmailChangeMutation } from './CancelEmailChange.generated.ts';

const TOASTS = {
  // Replaces the message that the link was sent.
  key: 'profile',
  success: { title: 'Email change cancelled', detail: 'The link in the mail no longer works.' },
  failure: { title: 'The change was not cancelled', detail: 'Please try again.' },
};

interface PendingEmailProps {
  typeName: 'Student' | 'Educator';
  pendingEmail: string;
  /** Called when no change is pending any more, which removes the focused button. */
  onCancelled: () => void;
}

/** New email of the person that is not confirmed yet, with a button to cancel the change. */
export function PendingEmail({ typeName, pendingEmail, onCancelled }: PendingEmailProps) {
  const { run, busy } = useOutcome(
    // Read again: the change may have been confirmed meanwhile.
    useCancelEmailChangeMutation({ refetchQueries: [`${typeName}Dashboard`] }),
  );
  const cancel = async () => {
    const { done, userErrors } = await run({}, TOASTS);
    if (done || userErrors.some(({ code }) => code === 'CONFLICT')) onCancelled();
  };
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" justifyItems="start">
      <chakra.span maxW="100%">{pendingEmail}</chakra.span>
      <chakra.span color="ink-soft">
        Counts once it is confirmed with the link in the mail to it.
      </chakra.span>
      <Button tone="outline" size="sm" busy={busy} onClick={() => void cancel()}>
        Cancel the change
      </Button>
    </chakra.div>
  );
}
