import { chakra } from '@chakra-ui/react';
import { MiniStones } from '../../ui/MiniStones.tsx';
import type { Step } from './steps.ts';

interface StepBarProps {
  steps: readonly Step[];
  index: number;
}

/** "Step 2 of 5, School" with small waymarks, above the form where there is no room beside it. */
export function StepBar({ steps, index }: StepBarProps) {
  return (
    <chakra.div hideFrom="lg" display="flex" justifyContent="space-between" alignItems="center">
      <chakra.p textStyle="small">
        <b>
          Step {index + 1} of {steps.length}
        </b>
        , {steps[index]?.title}
      </chakra.p>
      <MiniStones
        done={steps.map((_, step) => step < index)}
        current={index}
        label={`Step ${index + 1}`}
      />
    </chakra.div>
  );
}
