import { chakra, Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VERIFICATION_FIELDS, VerificationForm, type Verification } from './VerificationForm.tsx';
import { useTurnOnSecondFactorMutation } from './TurnOnSecondFactor.generated.ts';

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode);

const TOASTS = {
  key: 'second factor',
  failure: { title: 'Two-step login was not turned on', detail: 'Please try again.' },
  fields: VERIFICATION_FIELDS,
};

/** The key in groups of four, which are easier to type. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

interface SetUpStepsProps {
  secret: string;
  /** The secret as an otpauth address. */
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The key for the authenticator app, then a first code of it. */
export function SetUpSteps({ secret, uri, onCodes, onCancel }: SetUpStepsProps) {
  const { run } = useOutcome(
    useTurnOnSecondFactorMutation({
      refetchQueries: ['MySecondFactor'],
      awaitRefetchQueries: true,
    }),
  );
  const turnOn = async (input: Verification) => {
    const outcome = await run({ input }, TOASTS);
    const codes = outcome.payload?.recoveryCodes;
    if (codes) onCodes(codes);
    return outcome;
  };
  return (
    <Grid
      gap={{ base: '6', lg: '10' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Grid as="section" gap="4" alignContent="start" justifyItems="start">
        <chakra.h3 textStyle="stage">1. Add Waymark to your app</chakra.h3>
        <p>Scan this with your authenticator app.</p>
        <Suspense fallback={<Skeleton width="13rem" height="13rem" />}>
          <QrCode text={uri} label="QR code for your authenticator app" />
        </Suspense>
        <div>
          <chakra.p textStyle="small" color="ink-soft">
            On this phone, or without a camera, type this key:
          </chakra.p>
          <chakra.p fontFamily="monospace">
            <CopyText value={secret} noun="Key">
              {inGroups(secret)}
            </CopyText>
          </chakra.p>
          <chakra.p textStyle="small">
            <chakra.a
              href={uri}
              display="inline-flex"
              alignItems="center"
              minH="target"
              color="brand"
              textDecoration="underline"
            >
              Open in an app on this device
            </chakra.a>
          </chakra.p>
        </div>
      </Grid>
      <Grid as="section" gap="4" alignContent="start">
        <chakra.h3 textStyle="stage">2. Enter the code that it shows</chakra.h3>
        <VerificationForm
          action="Turn on"
          codeHint="Six digits; they change every 30 seconds."
          onSubmit={turnOn}
          onCancel={onCancel}
        />
      </Grid>
    </Grid>
  );
}
