import { useState } from 'react';
import { errorAt, isUnauthenticated } from '../errors.ts';

/** Failed parts of a query's result, and how to retry. */
export interface FailedParts {
  /** Whether the field at this path or one of its parents failed. */
  has: (...path: string[]) => boolean;
  /** A retry is in flight. */
  busy: boolean;
  onRetry: () => void;
}

interface QueryState {
  error: Error | undefined;
  loading: boolean;
  onRetry: () => void;
}

/**
 * Failed parts of a query's result below `root`. During a retry, the failures of the last result
 * are kept, so that a failed part is not shown as empty.
 */
export function useFailedParts(root: string, { error, loading, onRetry }: QueryState): FailedParts {
  const [settled, setSettled] = useState(error);
  if (!loading && settled !== error) setSettled(error);
  const failure = loading ? settled : error;
  return {
    has: (...path) => !isUnauthenticated(failure) && !!errorAt(failure, root, ...path),
    busy: loading,
    onRetry,
  };
}
