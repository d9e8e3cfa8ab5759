import { useEffect } from 'react';
import { FailedState } from '../ui/states/FailedState.tsx';

/** Shown instead of a page that broke or could not be loaded. */
export function RouteFailure({ error }: { error: unknown }) {
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
