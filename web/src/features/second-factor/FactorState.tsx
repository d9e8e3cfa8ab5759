import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Caution } from '../../ui/Notice.tsx';
import type { MySecondFactorQuery } from './MySecondFactor.generated.ts';
import { useSetUpSecondFactorMutation } from './SetUpSecondFactor.generated.ts';
import type { Step } from './step.ts';

const FAILED = { title: 'Two-step login can’t be set up', detail: 'Please try again.' };

/** A warning is shown at this number of recovery codes. */
const FEW = 3;

const codesLeft = (count: number) =>
  count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;

interface FactorStateProps {
  factor: NonNullable<MySecondFactorQuery['mySecondFactor']>;
  onStep: (step: Step) => void;
}

/** Whether two-step login is on, and buttons to change it. */
export function FactorState({ factor, onStep }: FactorStateProps) {
  const { run, busy } = useOutcome(useSetUpSecondFactorMutation());
  const begin = async () => {
    const { payload } = await run({}, { key: 'second factor', failure: FAILED });
    const { secret, uri } = payload ?? {};
    if (secret && uri) onStep({ kind: 'setUp', secret, uri });
  };
  if (!factor.enabled) {
    return (
      <Grid gap="4" justifyItems="start">
        <Badge hue="stone" icon="circle-dashed">
          Off
        </Badge>
        <chakra.p maxW="measure">
          You need an authenticator app on your phone, such as Aegis, Google Authenticator or
          Microsoft Authenticator. It takes two minutes.
        </chakra.p>
        <Button tone="go" busy={busy} onClick={() => void begin()}>
          Set up
        </Button>
      </Grid>
    );
  }
  const left = factor.recoveryCodesLeft;
  return (
    <Grid gap="4" justifyItems="start">
      <Badge hue="leaf" icon="check">
        On
      </Badge>
      <chakra.p maxW="measure">
        A login takes your password and a code of your authenticator app. Without your phone, a
        recovery code takes its place.
      </chakra.p>
      {left > FEW ? <p>{codesLeft(left)}</p> : <Caution>{codesLeft(left)}</Caution>}
      <Flex wrap="wrap" gap="3">
        <Button
          tone="outline"
          onClick={() => {
            onStep({ kind: 'renew' });
          }}
        >
          New recovery codes
        </Button>
        <Button
          tone="outline"
          onClick={() => {
            onStep({ kind: 'turnOff' });
          }}
        >
          Turn off
        </Button>
      </Flex>
    </Grid>
  );
}
