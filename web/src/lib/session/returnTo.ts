import type { Location } from 'react-router-dom';

/** History state of the login page: the page to return to. */
interface ReturnState {
  from: string;
  /**
   * User id of the session that ended there; other users are redirected to their home page. Missing
   * for a signed-out user.
   */
  userId?: string;
  /** True if a stored session had ended and the login page must show a message. */
  ended?: true;
}

/** Creates the history state for a redirect to login that returns to this page. */
export const returnTo = (
  { pathname, search }: Location,
  { userId, ended }: { userId: string | undefined; ended: boolean },
): ReturnState => ({
  from: pathname + search,
  ...(userId !== undefined && { userId }),
  ...(ended && { ended }),
});

/** Whether a stored session had ended before the redirect. */
export const isAfterSessionEnd = ({ state }: Location): boolean =>
  (state as Partial<ReturnState> | null)?.ended === true;

/** Page to return to after login; null without one, or if it belongs to another user. */
export function returnPath({ state }: Location, user?: { id: string }): string | null {
  const { from, userId } = (state ?? {}) as Partial<Record<keyof ReturnState, unknown>>;
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  return user === undefined || userId === undefined || userId === user.id ? from : null;
}
