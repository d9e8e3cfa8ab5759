import { chakra, Grid } from '@chakra-ui/react';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { VERIFICATION_FIELDS, VerificationForm } from './VerificationForm.tsx';
import { useTurnOffSecondFactorMutation } from './TurnOffSecondFactor.generated.ts';

const TOASTS = {
  key: 'second factor',
  success: { title: 'Two-step login is off', detail: 'A login takes your password alone.' },
  failure: { title: 'Two-step login was not turned off', detail: 'Please try again.' },
  fields: VERIFICATION_FIELDS,
};

interface TurnOffFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Turns off two-step login. */
export function TurnOffForm({ onDone, onCancel }: TurnOffFormProps) {
  const { run } = useOutcome(
    useTurnOffSecondFactorMutation({
      refetchQueries: ['MySecondFactor'],
      awaitRefetchQueries: true,
    }),
  );
  return (
    <Grid gap="4">
      <chakra.p maxW="measure">
        A login will take your password alone. Your recovery codes stop working.
      </chakra.p>
      <VerificationForm
        action="Turn off"
        tone="danger"
        codeHint="Of your authenticator app, or a recovery code."
        takesRecoveryCode
        onSubmit={async (input) => {
          const outcome = await run({ input }, TOASTS);
          if (outcome.done) onDone();
          return outcome;
        }}
        onCancel={onCancel}
      />
    </Grid>
  );
}
