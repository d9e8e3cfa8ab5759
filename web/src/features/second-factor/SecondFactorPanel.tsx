import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import { useSession } from '../../lib/session/useSession.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { RenewForm, TurnOffForm } from './FactorForms.tsx';
import { FactorState } from './FactorState.tsx';
import { useMySecondFactorQuery } from './MySecondFactor.generated.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpSteps } from './SetUpSteps.tsx';
import { STATE, type Step } from './step.ts';

const TITLES: Record<Step['kind'], string> = {
  state: 'Your account',
  setUp: 'Set up two-step login',
  turnOff: 'Turn off two-step login',
  renew: 'New recovery codes',
  codes: 'Your recovery codes',
};

interface SecondFactorPanelProps {
  step: Step;
  onStep: (step: Step) => void;
}

/** State of the second factor, and the steps to turn it on and off. */
export function SecondFactorPanel({ step, onStep }: SecondFactorPanelProps) {
  const { data, error, loading, refetch } = useMySecondFactorQuery({
    fetchPolicy: 'cache-and-network',
  });
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The pressed button is gone.
    title.current?.focus();
  }, [step]);
  const factor = data?.mySecondFactor;
  const { refresh } = useSession();
  const back = () => {
    onStep(STATE);
  };
  const endCodes = async () => {
    // The account may have been waiting for its second factor.
    if (step.kind === 'codes' && step.turnedOn) await refresh();
    back();
  };
  const showCodes = (codes: readonly string[]) => {
    onStep({ kind: 'codes', codes, turnedOn: step.kind === 'setUp' });
  };

  if (factor === null && !error) {
    return (
      <Panel>
        <EmptyState title="No two-step login" detail="The connected backend does not offer it." />
      </Panel>
    );
  }
  if (!factor && error) {
    return (
      <Panel>
        <LoadFailure
          title="Two-step login could not be loaded"
          error={error}
          busy={loading}
          onRetry={() => void refetch()}
        />
      </Panel>
    );
  }
  return (
    <Panel title={TITLES[step.kind]} titleRef={title} padded>
      {!factor && <Skeleton height="6rem" />}
      {factor && step.kind === 'state' && <FactorState factor={factor} onStep={onStep} />}
      {step.kind === 'setUp' && <SetUpSteps {...step} onCodes={showCodes} onCancel={back} />}
      {step.kind === 'turnOff' && <TurnOffForm onDone={back} />}
      {step.kind === 'renew' && <RenewForm onCodes={showCodes} onCancel={back} />}
      {step.kind === 'codes' && <RecoveryCodes {...step} onDone={() => void endCodes()} />}
      <chakra.div role="status" srOnly>
        {factor && step.kind === 'state' && `Two-step login is ${factor.enabled ? 'on' : 'off'}.`}
      </chakra.div>
    </Panel>
  );
}
