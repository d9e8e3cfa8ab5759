import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reloadPage } from '../ui/lazyPart.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageLoadError } from './page.tsx';
import { reloadForRelease } from './release/reloadForRelease.ts';

/** Error element for a page that threw or whose code could not be loaded. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof PageLoadError) {
      console.warn(error);
      void reloadForRelease();
    } else console.error(error);
  }, [error]);
  return (
    <PageFailure
      title={t`This page stopped working`}
      detail={t`What you saved is safe. Try again, or go back and choose another page.`}
      onRetry={reloadPage}
    />
  );
}
