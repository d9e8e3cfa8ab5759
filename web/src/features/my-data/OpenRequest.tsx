import { chakra, Grid } from '@chakra-ui/react';
import { shortDate } from '../../lib/format.ts';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import type { MyDeletionRequestFragment } from './MyDeletionRequest.generated.ts';
import { useWithdrawDeletionMutation } from './WithdrawDeletion.generated.ts';

const TOASTS = {
  key: 'deletion',
  success: { title: 'Request withdrawn', detail: 'Nothing will be deleted.' },
  failure: { title: 'Your request was not withdrawn', detail: 'Please try again.' },
};

interface OpenRequestProps {
  request: MyDeletionRequestFragment;
  /** Called after the withdrawal, which removes the focused button. */
  onWithdrawn: () => void;
}

/** A pending request for deletion, with a button to withdraw it. */
export function OpenRequest({ request, onWithdrawn }: OpenRequestProps) {
  const { run, busy } = useOutcome(
    useWithdrawDeletionMutation({ refetchQueries: ['MyDeletionRequests'] }),
  );
  const { id, askedAt, reason } = request;
  const withdraw = async () => {
    const { done } = await run({ input: { id } }, TOASTS);
    if (done) onWithdrawn();
  };
  return (
    <Grid gap="3" justifyItems="start">
      <Badge hue="ochre" icon="clock">
        {`Asked on ${shortDate(askedAt)}`}
      </Badge>
      {reason && (
        <chakra.p
          maxW="measure"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >{`Your reason: “${reason}”`}</chakra.p>
      )}
      <chakra.p maxW="measure">
        An administrator will decide. Until then nothing changes. When it is carried out, you are
        signed out and can’t log in any more.
      </chakra.p>
      <Button tone="outline" busy={busy} onClick={() => void withdraw()}>
        Withdraw the request
      </Button>
    </Grid>
  );
}
