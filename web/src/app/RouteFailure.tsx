import { useEffect } from 'react';
import { PageFailure } from './PageFailure.tsx';

/** Shown instead of a page that broke or could not be loaded: a further try, and a way on. */
export function RouteFailure({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <PageFailure
      title="This page stopped working"
      detail="What you saved is safe. Try again, or go back and choose another page."
      onRetry={() => {
        window.location.reload();
      }}
    />
  );
}
