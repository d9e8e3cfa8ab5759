import { chakra } from '@chakra-ui/react';
import { MiniStones } from '../../ui/MiniStones.tsx';
import type { Step } from './steps.ts';

interface StepBarProps {
  steps: readonly Step[];
  index: number;
  /** Which of the steps are answered. */
  done: readonly boolean[];
}

/** "Step 2 of 5, School" with small waymarks, above the form where there is no room beside it. */
export function StepBar({ steps, index, done }: StepBarProps) {
  return (
    <chakra.div hideFrom="lg" display="flex" justifyContent="space-between" alignItems="center">
      <chakra.p textStyle="small">
        <b>
          Step {index + 1} of {steps.length}
        </b>
        , {steps[index]?.title}
      </chakra.p>
      <MiniStones
        done={done.map((isDone, step) => isDone && step !== index)}
        current={index}
        label={`Step ${index + 1}`}
      />
    </chakra.div>
  );
}
