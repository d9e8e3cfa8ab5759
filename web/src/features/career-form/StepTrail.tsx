import { chakra } from '@chakra-ui/react';
import { Stone } from '../../ui/Stone.tsx';
import { uprightLine } from '../../ui/theme/uprightLine.ts';
import type { Step } from './steps.ts';

interface StepTrailProps {
  steps: readonly Step[];
  index: number;
  /** Which of the steps are answered. */
  done: readonly boolean[];
}

/** The steps as waymarks on an upright path, beside the form. */
export function StepTrail({ steps, index, done }: StepTrailProps) {
  return (
    <chakra.ol aria-label="Steps" display="grid" marginTop="6" lgDown={{ display: 'none' }}>
      {steps.map(({ id, title, asks }, place) => (
        <chakra.li
          key={id}
          aria-current={place === index ? 'step' : undefined}
          position="relative"
          display="grid"
          gridTemplateColumns="{sizes.trail} minmax(0, 1fr)"
          columnGap="4"
          paddingBottom={place === steps.length - 1 ? '0' : '5'}
          css={uprightLine(
            '{sizes.trail}',
            place < index && done[place] === true,
            place === steps.length - 1,
          )}
        >
          <chakra.span justifySelf="center">
            <Stone
              number={place + 1}
              status={place !== index && done[place] ? 'COMPLETED' : 'NOT_STARTED'}
              current={place === index}
            />
          </chakra.span>
          <chakra.div paddingTop="1.5">
            <chakra.p textStyle="stage">{title}</chakra.p>
            <chakra.p textStyle="caption" color="ink-faint">
              {asks}
            </chakra.p>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
