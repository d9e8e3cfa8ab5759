import { useEffect } from 'react';
import { toast } from '../../ui/toast.ts';
import { isUnauthenticated } from '../errors.ts';

/** Shows a toast once per failed load, except for an expired session, which redirects to login. */
export function useFailureToast(
  error: Error | undefined,
  title: string,
  description: string,
): void {
  useEffect(() => {
    if (error && !isUnauthenticated(error)) toast.failure(title, description);
  }, [error, title, description]);
}
