import { plural, t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import type { UnsentChange } from '../../../lib/unsent/changes.ts';
import { TakeBack } from '../../../lib/unsent/TakeBack.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { OwnStepFragment } from './OwnStep.generated.ts';
import { stepNote } from './stepText.ts';
import { useTick } from './useTick.ts';

interface StepsPanelProps {
  personId: string;
  /** Open steps, and those done lately. */
  steps: readonly OwnStepFragment[];
}

/** What person and mentor agreed on, with boxes to tick. */
export function StepsPanel({ personId, steps }: StepsPanelProps) {
  const { isDone, waitingTick, tick } = useTick(personId);
  const open = steps.filter((step) => !isDone(step)).length;
  return (
    <Panel
      title={t`Agreed steps`}
      note={open === 0 ? t`All done` : plural(open, { one: '# to do', other: '# to do' })}
      padded
    >
      <Grid as="ul" aria-label={t`Agreed steps`} gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {steps.map((step) => (
          <Step
            key={step.id}
            step={step}
            isDone={isDone(step)}
            waiting={waitingTick(step)}
            onTick={(next) => void tick(step, next)}
          />
        ))}
      </Grid>
    </Panel>
  );
}

interface StepProps {
  step: OwnStepFragment;
  /** With a tick that is not confirmed yet. */
  isDone: boolean;
  /** A tick that waits for a connection. */
  waiting: UnsentChange | undefined;
  onTick: (isDone: boolean) => void;
}

function Step({ step, isDone, waiting, onTick }: StepProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const isConfirmed = isDone === (step.doneAt !== null);
  const note = waiting ? t`Kept on this device until there is a connection` : stepNote(step);
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="3">
      <chakra.input
        ref={box}
        id={id}
        type="checkbox"
        aria-describedby={`${id}-note`}
        flex="none"
        boxSize="6"
        margin="0"
        accentColor="leaf"
        checked={isDone}
        onChange={({ target }) => {
          onTick(target.checked);
        }}
      />
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.label
          htmlFor={id}
          display="block"
          cursor="pointer"
          color={isDone ? 'ink-soft' : undefined}
          textDecoration={isDone ? 'line-through' : undefined}
        >
          <bdi>{step.text}</bdi>
        </chakra.label>
        <Caption id={`${id}-note`}>{isConfirmed || waiting ? note : null}</Caption>
        {waiting && (
          <chakra.div marginInlineStart="-3">
            <TakeBack changes={[waiting]} onTakenBack={() => box.current?.focus()} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.li>
  );
}
