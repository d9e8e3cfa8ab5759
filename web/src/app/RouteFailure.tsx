import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FailedState } from '../ui/states/FailedState.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** Shown instead of a page that broke or could not be loaded: a further try, and a way on. */
export function RouteFailure({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
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
      <FailedState
        title="This page stopped working"
        detail="What you saved is safe. Try again, or go back and choose another page."
        onRetry={() => {
          window.location.reload();
        }}
      />
      <chakra.p textStyle="small">
        <TextLink to="/?home">Return to Home</TextLink>
      </chakra.p>
    </chakra.main>
  );
}
