import { FailedState } from '../../ui/states/FailedState.tsx';
import { isUnauthenticated, messageOf, requestIdOf } from '../errors.ts';

interface LoadFailureProps {
  title: string;
  /** Undefined if the server answered without the data and without an error. */
  error: Error | undefined;
  /** Shown instead of the error's message. */
  detail?: string;
  /** A retry is in flight. */
  busy?: boolean;
  onRetry: () => void;
}

/**
 * A failed load, in place of the data, with the request id as a reference for support. Empty for an
 * expired session, which leads to login.
 */
export function LoadFailure({ error, detail, ...state }: LoadFailureProps) {
  if (isUnauthenticated(error)) return null;
  const requestId = requestIdOf(error);
  return (
    <FailedState
      detail={detail ?? messageOf(error)}
      note={requestId && `Reference: ${requestId}`}
      {...state}
    />
  );
}
