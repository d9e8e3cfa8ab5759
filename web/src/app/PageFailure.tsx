import { chakra } from '@chakra-ui/react';
import { FailedState } from '../ui/states/FailedState.tsx';
import { TextLink } from '../ui/TextLink.tsx';

interface PageFailureProps {
  title: string;
  detail: string;
  onRetry: () => void;
}

/** Stands in place of a whole page: what failed, a further try, and a way on. */
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
        <TextLink to="/?home">Return to Home</TextLink>
      </chakra.p>
    </chakra.main>
  );
}
