import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { Role } from '../../schema.generated.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Milestone } from '../../ui/landscape/Milestone.tsx';
import { Road } from '../../ui/landscape/Road.tsx';
import { ScenicShell } from '../../ui/landscape/ScenicShell.tsx';
import { Walker } from '../../ui/landscape/Walker.tsx';
import type { Way } from '../../ui/landscape/road.ts';
import { NextSteps } from './NextSteps.tsx';

const WAY: Way = {
  start: [360, 510],
  towards: [470, 440],
  turns: [
    [590, 398, 760, 390],
    [1120, 376, 1120, 330],
    [980, 286, 984, 260],
    [1130, 226, 1136, 202],
    [1066, 170, 1074, 156],
    [1130, 126, 1190, 112],
  ],
  width: [104, 6],
};

/** Illustration: a student on the road to the first milestone. */
function FirstStretch() {
  return (
    <>
      <Road way={WAY} lit />
      <Milestone number={1} x={960} y={318} scale={1.2} />
      <Milestone number={2} x={1178} y={294} scale={1} />
      <Milestone number={3} x={926} y={236} scale={0.8} />
      <Milestone number={4} x={1186} y={180} scale={0.64} />
      <Milestone number={5} x={1210} y={86} scale={0.54} />
      <Walker x={806} y={262} scale={1.3} />
    </>
  );
}

interface ThankYouScreenProps {
  /** Null for a signed-out user. */
  reader: { role: Role | null; formSubmitted: boolean } | null;
  /** The user's dashboard, or `/` without one. */
  home: string;
}

/** First sentence of the page, and its link. */
function leadFor(reader: ThankYouScreenProps['reader']) {
  if (!reader) {
    return {
      text: 'Thank you for your interest. Register and fill the career form; this is what happens next.',
      step: { label: 'Register', to: '/register' },
    };
  }
  if (reader.role !== 'STUDENT' && reader.role !== 'EDUCATOR') {
    return { text: 'This is what happens after the career form.', step: null };
  }
  return reader.formSubmitted
    ? { text: 'Your form is with us. This is what happens next.', step: null }
    : {
        text: 'Fill the career form; this is what happens next.',
        step: { label: 'Fill Career Form', to: '/career-form' },
      };
}

/** `/thank-you`: the next steps after the form. */
export function ThankYouScreen({ reader, home }: ThankYouScreenProps) {
  const audience = reader?.role === 'EDUCATOR' ? 'educator' : 'student';
  const { text, step } = leadFor(reader);
  const forVisitors = reader ? undefined : true;
  return (
    <ScenicShell scene={<FirstStretch />}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 6fr' }}
        columnGap="16"
        rowGap="8"
        alignItems="start"
      >
        <div>
          <chakra.h1 textStyle="hero">Thank You!</chakra.h1>
          <chakra.p
            data-for-visitors={forVisitors}
            textStyle="lead"
            marginTop="4"
            marginBottom="6"
            color="ink-soft"
          >
            {text}
          </chakra.p>
          <Flex wrap="wrap" gap="3">
            {step && (
              <ButtonLink data-for-visitors={forVisitors} to={step.to} tone="go" size="lg">
                {step.label}
              </ButtonLink>
            )}
            <ButtonLink
              to={home === '/' ? `/${audience}` : home}
              tone={step ? 'outline' : 'go'}
              size="lg"
            >
              Go to Dashboard
            </ButtonLink>
            <ButtonLink to="/?home" tone="outline" size="lg">
              Return to Home
            </ButtonLink>
          </Flex>
        </div>
        <NextSteps audience={audience} />
      </Grid>
    </ScenicShell>
  );
}
