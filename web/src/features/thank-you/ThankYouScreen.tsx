import { chakra } from '@chakra-ui/react';
import type { Role } from '../../schema.generated.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ScenicShell } from '../../ui/landscape/ScenicShell.tsx';
import { FirstStretch } from './FirstStretch.tsx';
import { NextSteps } from './NextSteps.tsx';

interface ThankYouScreenProps {
  /** Role of the reader; null for a visitor. */
  role: Role | null;
}

/** `/thank-you`: what happens after the form. */
export function ThankYouScreen({ role }: ThankYouScreenProps) {
  const audience = role === 'EDUCATOR' ? 'educator' : 'student';
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
            data-for-visitors={role === null ? true : undefined}
            textStyle="lead"
            marginTop="4"
            marginBottom="6"
            color="ink-soft"
          >
            {role === null ? (
              <>
                Thank you for your interest. <TextLink to="/register">Register</TextLink> and fill
                the career form; this is what happens next.
              </>
            ) : (
              'Your form is with us. This is what happens next.'
            )}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <ButtonLink to={`/${audience}`} tone="go" size="lg">
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
