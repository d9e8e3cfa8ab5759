import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { FailedState } from '../ui/states/FailedState.tsx';
import { TextLink } from '../ui/TextLink.tsx';

interface PageFailureProps {
  title: string;
  detail: string;
  onRetry: () => void;
}

/** Error page with a retry button and a link to the landing page. */
export function PageFailure(failed: PageFailureProps) {
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      outline="none"
      display="grid"
      alignContent="center"
      justifyItems="center"
      minH="100dvh"
    >
      <FailedState {...failed} />
      <chakra.p textStyle="small">
        <TextLink to="/?home">{t`Return to Home`}</TextLink>
      </chakra.p>
    </chakra.main>
  );
}
