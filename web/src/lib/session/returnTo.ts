import type { Location } from 'react-router-dom';

/** History state of the login page: the page to return to. */
interface ReturnState {
  from: string;
  /** User id of the session that ended there: other users go home. Absent for a visitor. */
  of?: string;
  /** True if a stored session had ended and the login page has to say so. */
  ended?: true;
}

/** History state for a navigation to login that returns to this page. */
export const returnTo = (
  { pathname, search }: Location,
  { of, ended }: { of: string | undefined; ended: boolean },
): ReturnState => ({
  from: pathname + search,
  ...(of !== undefined && { of }),
  ...(ended && { ended }),
});

/** Whether the stored session had ended before this visit. */
export const isAfterExpiry = ({ state }: Location): boolean =>
  (state as Partial<ReturnState> | null)?.ended === true;

/** The page to return to after login; null without one, or if another user left it. */
export function returnPath({ state }: Location, user?: { id: string }): string | null {
  const { from, of } = (state ?? {}) as Partial<Record<keyof ReturnState, unknown>>;
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  return user === undefined || of === undefined || of === user.id ? from : null;
}
