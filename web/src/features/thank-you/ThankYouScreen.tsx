import { chakra } from '@chakra-ui/react';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Stone } from '../../ui/Stone.tsx';
import { uprightLine } from '../../ui/theme/uprightLine.ts';

const NEXT = [
  { title: 'Review', words: 'Our team reviews your form within 24-48 hours.' },
  { title: 'Mentor', words: 'A mentor is matched to you by your interests.' },
  { title: 'First session', words: 'Your mentor contacts you to schedule the first session.' },
  {
    title: 'Dashboard',
    words:
      'Access to your student dashboard follows: your mentor, your stages and their feedback in one place.',
  },
];

/** `/thank-you`: what happens after the form. */
export function ThankYouScreen() {
  return (
    <PageShell header={<AppHeader />}>
      <chakra.div display="grid" gap="6" width="100%" maxW="stepForm" marginInline="auto">
        <div>
          <chakra.h1 textStyle="page">Thank You!</chakra.h1>
          <chakra.p textStyle="lead" marginTop="2" color="ink-soft">
            Your form is with us. This is what happens next.
          </chakra.p>
        </div>
        <Panel padded>
          <chakra.ol aria-label="What happens next" display="grid">
            {NEXT.map(({ title, words }, index) => (
              <chakra.li
                key={title}
                position="relative"
                display="grid"
                gridTemplateColumns="{sizes.trail} minmax(0, 1fr)"
                columnGap="4"
                paddingBottom={index === NEXT.length - 1 ? '0' : '5'}
                css={uprightLine('{sizes.trail}', false, index === NEXT.length - 1)}
              >
                <chakra.span justifySelf="center">
                  <Stone number={index + 1} status="NOT_STARTED" current={index === 0} />
                </chakra.span>
                <chakra.div paddingTop="2">
                  <chakra.h2 textStyle="stage">{title}</chakra.h2>
                  <chakra.p textStyle="small" color="ink-soft">
                    {words}
                  </chakra.p>
                </chakra.div>
              </chakra.li>
            ))}
          </chakra.ol>
        </Panel>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to="/student" tone="go">
            Go to Dashboard
          </ButtonLink>
          <ButtonLink to="/?home" tone="outline">
            Return to Home
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </PageShell>
  );
}
