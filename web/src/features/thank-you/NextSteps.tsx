import { chakra, Grid } from '@chakra-ui/react';
import { Panel } from '../../ui/Panel.tsx';
import { Stone } from '../../ui/Stone.tsx';
import { verticalLine } from '../../ui/theme/verticalLine.ts';

const stepsFor = (audience: 'student' | 'educator') => [
  { title: 'Review', words: 'Our team reviews your form within 24-48 hours.' },
  { title: 'Mentor', words: 'A mentor is matched to you by your interests.' },
  { title: 'First session', words: 'Your mentor contacts you to schedule the first session.' },
  {
    title: 'Dashboard',
    words: `Access to your ${audience} dashboard follows: your mentor, your stages and their feedback in one place.`,
  },
];

/** The four steps after the form. */
export function NextSteps({ audience }: { audience: 'student' | 'educator' }) {
  const steps = stepsFor(audience);
  return (
    <Panel padded>
      <Grid as="ol" aria-label="What happens next">
        {steps.map(({ title, words }, index) => (
          <chakra.li
            key={title}
            position="relative"
            display="grid"
            gridTemplateColumns="{sizes.trail} minmax(0, 1fr)"
            columnGap="4"
            paddingBottom={index === steps.length - 1 ? '0' : '5'}
            css={verticalLine('{sizes.trail}', false, index === steps.length - 1)}
          >
            <chakra.span justifySelf="center">
              <Stone number={index + 1} status="NOT_STARTED" current={index === 0} />
            </chakra.span>
            <chakra.div paddingTop="2">
              <chakra.h2 textStyle="card">{title}</chakra.h2>
              <chakra.p color="ink-soft" textWrap="pretty">
                {words}
              </chakra.p>
            </chakra.div>
          </chakra.li>
        ))}
      </Grid>
    </Panel>
  );
}
