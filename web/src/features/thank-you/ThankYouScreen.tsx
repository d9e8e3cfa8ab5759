import { chakra } from '@chakra-ui/react';
import type { Role } from '../../schema.generated.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ScenicShell } from '../../ui/landscape/ScenicShell.tsx';
import { FirstStretch } from './FirstStretch.tsx';
import { NextSteps } from './NextSteps.tsx';

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
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 6fr' }}
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
          <chakra.div display="flex" flexWrap="wrap" gap="3">
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
          </chakra.div>
        </div>
        <NextSteps audience={audience} />
      </chakra.div>
    </ScenicShell>
  );
}
