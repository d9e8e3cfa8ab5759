import { useState } from 'react';
import { errorAt, isUnauthenticated } from '../errors.ts';

/** Which parts of an answer failed, and how to ask for them again. */
export interface FailedParts {
  /** Whether the field at this path failed, or one around it. */
  has: (...path: string[]) => boolean;
  /** A retry is in flight. */
  busy: boolean;
  onRetry: () => void;
}

interface Asked {
  error: Error | undefined;
  loading: boolean;
  onRetry: () => void;
}

/**
 * The failed parts of a query below `root`. While it is asked again, those of the last answer:
 * a failed part never reads like an empty one in between.
 */
export function useFailedParts(root: string, { error, loading, onRetry }: Asked): FailedParts {
  const [settled, setSettled] = useState(error);
  if (!loading && settled !== error) setSettled(error);
  const failure = loading ? settled : error;
  return {
    has: (...path) => !isUnauthenticated(failure) && !!errorAt(failure, root, ...path),
    busy: loading,
    onRetry,
  };
}
