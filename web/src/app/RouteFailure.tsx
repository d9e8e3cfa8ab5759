import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { FailedState } from '../ui/states/FailedState.tsx';

/** Shown instead of a page that broke, or that could not be loaded after a new release. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main>
      <FailedState
        title="This page stopped working"
        detail="What you saved is safe. Try again, or go back and choose another page."
        onRetry={() => {
          window.location.reload();
        }}
      />
    </main>
  );
}
