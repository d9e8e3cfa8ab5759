import type { Location } from 'react-router-dom';

/** What login keeps in the history entry: the page to come back to. */
interface ComeBack {
  from: string;
  /** Whose session ended there; nobody else is led to that page. Absent for a visitor. */
  of?: string;
  /** True when a stored session turned out to have ended, and nobody has said so yet. */
  ended?: true;
}

/** State for the way to login, so that it leads back to this page. */
export const comeBackTo = (
  { pathname, search }: Location,
  { of, ended }: { of: string | undefined; ended: boolean },
): ComeBack => ({
  from: pathname + search,
  ...(of !== undefined && { of }),
  ...(ended && { ended }),
});

/** Whether the way to login began at a session that had ended before it was used here. */
export const cameFromEnded = ({ state }: Location): boolean =>
  (state as Partial<ComeBack> | null)?.ended === true;

/**
 * The page to come back to; null when the reader came to login by themselves, or when the page was
 * left by somebody else than this user.
 */
export function cameFrom({ state }: Location, user?: { id: string }): string | null {
  const { from, of } = (state ?? {}) as Partial<Record<keyof ComeBack, unknown>>;
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  return user === undefined || of === undefined || of === user.id ? from : null;
}
