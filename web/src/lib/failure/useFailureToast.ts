import { useEffect } from 'react';
import { toast } from '../../ui/toast.ts';
import { isUnauthenticated } from '../errors.ts';

/** Shows a toast once per failed load; none for an expired session, which leads to login. */
export function useFailureToast(
  error: Error | undefined,
  title: string,
  description: string,
): void {
  useEffect(() => {
    if (error && !isUnauthenticated(error)) toast.failure(title, description);
  }, [error, title, description]);
}
