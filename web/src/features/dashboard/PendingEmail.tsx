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
  person: { __typename: 'Student' | 'Educator'; id: string };
  pendingEmail: string;
  /** Called after the cancellation, which removes the focused button. */
  onCancelled: () => void;
}

/** New email of the person that is not confirmed yet, with a button to cancel the change. */
export function PendingEmail({ person, pendingEmail, onCancelled }: PendingEmailProps) {
  const { run, busy } = useOutcome(
    useCancelEmailChangeMutation({
      update(cache, { data }) {
        if (!data?.cancelEmailChange?.cancelled) return;
        const id = cache.identify({ ...person });
        if (id !== undefined) cache.modify({ id, fields: { pendingEmail: () => null } });
      },
    }),
  );
  const cancel = async () => {
    const { done } = await run({}, TOASTS);
    if (done) onCancelled();
  };
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" justifyItems="start">
      <span>{pendingEmail}</span>
      <chakra.span color="ink-soft">
        Counts once it is confirmed with the link in the mail to it.
      </chakra.span>
      <Button tone="outline" size="sm" busy={busy} onClick={() => void cancel()}>
        Cancel the change
      </Button>
    </chakra.div>
  );
}
