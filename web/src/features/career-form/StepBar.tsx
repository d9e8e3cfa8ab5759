import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { Draft } from '../../lib/drafts.ts';
import { MiniStones } from '../../ui/MiniStones.tsx';
import { DraftKept } from '../../lib/stepForm/DraftKept.tsx';
import type { Step } from './step.ts';
import type { useStep } from '../../lib/stepForm/useStep.ts';

interface StepBarProps {
  /** Steps with fields. */
  steps: readonly Step[];
  place: ReturnType<typeof useStep<Step>>;
  /** Which of the steps are answered. */
  done: readonly boolean[];
  draft: Pick<Draft<unknown>, 'kept' | 'isStored'>;
}

/**
 * "Step 2 of 5, School" with small milestones and the state of the draft, shown above the form on
 * narrow screens. The step is announced on all screens.
 */
export function StepBar({ steps, place, done, draft }: StepBarProps) {
  const { index, step } = place;
  const words = index < steps.length ? `Step ${index + 1} of ${steps.length}` : 'Almost done';
  return (
    <>
      <chakra.p srOnly role="status">
        {words}
      </chakra.p>
      <Grid hideFrom="lg" gap="1">
        <Flex justify="space-between" align="center">
          <chakra.p textStyle="small">
            <b>{words}</b>
            <span>{`, ${step.title}`}</span>
          </chakra.p>
          <MiniStones
            done={done.map((isDone, place) => isDone && place !== index)}
            current={index}
            label={words}
          />
        </Flex>
        {draft.kept && <DraftKept isStored={draft.isStored} />}
      </Grid>
    </>
  );
}
