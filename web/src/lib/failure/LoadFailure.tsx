import { isolated } from '../i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { FailedState } from '../../ui/states/FailedState.tsx';
import {
  hasCode,
  isRefusedByNetwork,
  isUnauthenticated,
  messageOf,
  requestIdOf,
} from '../errors.ts';
import type { ReactNode } from 'react';
import { reloadPage } from '../../ui/lazyPart.ts';
import { StateFrame } from '../../ui/states/StateFrame.tsx';
import { StonePicture } from '../../ui/states/StonePicture.tsx';

interface LoadFailureProps {
  title: string;
  /** Undefined if the result has neither data nor an error. */
  error: Error | undefined;
  /** Shown instead of the error's message. */
  detail?: string;
  /** A retry is in flight. */
  busy?: boolean;
  onRetry: () => void;
}

/**
 * Error state that replaces the data of a failed query, with the request id as a reference for
 * support. Renders nothing for an expired session, because the user is redirected to login.
 */
export function LoadFailure({ error, detail, ...state }: LoadFailureProps) {
  if (isUnauthenticated(error)) return null;
  if (hasCode(error, 'FORBIDDEN')) {
    return <NotAllowedState title={state.title} detail={messageOf(error)} />;
  }
  const requestId = requestIdOf(error);
  // A retry from the page of an older release fails again, and one before the login to the network.
  const reload = { retryLabel: t`Reload`, onRetry: reloadPage };
  return (
    <FailedState
      detail={detail ?? messageOf(error)}
      note={requestId && t`Reference: ${{ id: isolated(requestId) }}`}
      {...state}
      {...((hasCode(error, 'PERSISTED_QUERY_NOT_FOUND') || isRefusedByNetwork(error)) && reload)}
    />
  );
}

interface NotAllowedStateProps {
  title: string;
  detail?: ReactNode;
  action?: ReactNode;
}

/** State of data that the signed-in user may not read. */
export function NotAllowedState(props: NotAllowedStateProps) {
  return <StateFrame picture={<StonePicture hue="ochre" icon="lock" />} {...props} />;
}
