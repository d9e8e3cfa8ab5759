import { useEffect } from 'react';
import { isUnauthenticated } from '../../lib/errors.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Tells once of each failure to load, beside the state that stands in the place of the data. An
 * expired session says so itself.
 */
export function useLoadFailure(error: Error | undefined, title: string, description: string): void {
  useEffect(() => {
    if (error && !isUnauthenticated(error)) toast.failure(title, description);
  }, [error, title, description]);
}
