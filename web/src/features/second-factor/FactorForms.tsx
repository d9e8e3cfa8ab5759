import { chakra, Grid } from '@chakra-ui/react';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { useRenewRecoveryCodesMutation } from './RenewRecoveryCodes.generated.ts';
import { useTurnOffSecondFactorMutation } from './TurnOffSecondFactor.generated.ts';
import {
  VERIFICATION_FIELDS,
  VerificationForm,
  type VerificationFormProps,
} from './VerificationForm.tsx';

const REFETCHED = { refetchQueries: ['MySecondFactor'], awaitRefetchQueries: true };
const TOASTS = { key: 'second factor', fields: VERIFICATION_FIELDS };
const RETRY = 'Please try again.';

interface ChangeFormProps extends Omit<VerificationFormProps, 'codeHint' | 'takesRecoveryCode'> {
  consequence: string;
}

/** Changes a second factor that is on. */
const ChangeForm = ({ consequence, ...form }: ChangeFormProps) => (
  <Grid gap="4">
    <chakra.p maxW="measure">{consequence}</chakra.p>
    <VerificationForm
      codeHint="Of your authenticator app, or a recovery code."
      takesRecoveryCode
      {...form}
    />
  </Grid>
);

interface RenewFormProps {
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Replaces the recovery codes. */
export function RenewForm({ onCodes, onCancel }: RenewFormProps) {
  const { run } = useOutcome(useRenewRecoveryCodesMutation(REFETCHED));
  const failure = { title: 'There are no new recovery codes', detail: RETRY };
  return (
    <ChangeForm
      consequence="You get ten new codes. The earlier ones stop working, also those that you kept."
      action="Show new codes"
      onSubmit={async (input) => {
        const outcome = await run({ input }, { ...TOASTS, failure });
        const codes = outcome.payload?.recoveryCodes;
        if (codes) onCodes(codes);
        return outcome;
      }}
      onCancel={onCancel}
    />
  );
}

/** Turns off two-step login. */
export function TurnOffForm({ onDone }: { onDone: () => void }) {
  const { run } = useOutcome(useTurnOffSecondFactorMutation(REFETCHED));
  const success = { title: 'Two-step login is off', detail: 'A login takes your password alone.' };
  const failure = { title: 'Two-step login was not turned off', detail: RETRY };
  return (
    <ChangeForm
      consequence="A login will take your password alone. Your recovery codes stop working."
      action="Turn off"
      tone="danger"
      onSubmit={async (input) => {
        const outcome = await run({ input }, { ...TOASTS, success, failure });
        if (outcome.done) onDone();
        return outcome;
      }}
      onCancel={onDone}
    />
  );
}
