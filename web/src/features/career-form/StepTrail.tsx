import { chakra, Grid } from '@chakra-ui/react';
import { Stone } from '../../ui/Stone.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { verticalLine } from '../../ui/theme/verticalLine.ts';
import type { Step } from './step.ts';
import type { useStep } from '../../lib/stepForm/useStep.ts';
import { Caption } from '../../ui/Caption.tsx';

interface StepTrailProps {
  /** Steps with fields. */
  steps: readonly Step[];
  place: ReturnType<typeof useStep<Step>>;
  /** Which of the steps are answered. */
  done: readonly boolean[];
  /** No step can be opened. */
  locked: boolean;
}

/** The steps as a vertical path beside the form; previous ones are links. */
export function StepTrail({ steps, place: { index, placeOf }, done, locked }: StepTrailProps) {
  return (
    <Grid as="ol" aria-label="Steps" marginTop="6" lgDown={{ display: 'none' }}>
      {steps.map((step, place) => (
        <chakra.li
          key={step.id}
          aria-current={place === index ? 'step' : undefined}
          position="relative"
          display="grid"
          gridTemplateColumns="{sizes.trail} minmax(0, 1fr)"
          columnGap="4"
          paddingBottom={place === steps.length - 1 ? '0' : '5'}
          css={verticalLine(
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
            <chakra.p textStyle="stage">
              {place < index && !locked ? (
                <TextLink {...placeOf(step)}>{step.title}</TextLink>
              ) : (
                step.title
              )}
            </chakra.p>
            <Caption>{step.asks}</Caption>
          </chakra.div>
        </chakra.li>
      ))}
    </Grid>
  );
}
