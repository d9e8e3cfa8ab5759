import { chakra, Grid } from '@chakra-ui/react';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { VERIFICATION_FIELDS, VerificationForm } from './VerificationForm.tsx';
import { useRenewRecoveryCodesMutation } from './RenewRecoveryCodes.generated.ts';

const TOASTS = {
  key: 'second factor',
  failure: { title: 'There are no new recovery codes', detail: 'Please try again.' },
  fields: VERIFICATION_FIELDS,
};

interface RenewFormProps {
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Replaces the recovery codes. */
export function RenewForm({ onCodes, onCancel }: RenewFormProps) {
  const { run } = useOutcome(
    useRenewRecoveryCodesMutation({
      refetchQueries: ['MySecondFactor'],
      awaitRefetchQueries: true,
    }),
  );
  return (
    <Grid gap="4">
      <chakra.p maxW="measure">
        You get ten new codes. The earlier ones stop working, also those that you kept.
      </chakra.p>
      <VerificationForm
        action="Show new codes"
        codeHint="Of your authenticator app, or a recovery code."
        takesRecoveryCode
        onSubmit={async (input) => {
          const outcome = await run({ input }, TOASTS);
          const codes = outcome.payload?.recoveryCodes;
          if (codes) onCodes(codes);
          return outcome;
        }}
        onCancel={onCancel}
      />
    </Grid>
  );
}
