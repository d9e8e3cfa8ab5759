import type { Location } from 'react-router-dom';

/** What login keeps in the history entry: the page to come back to. */
interface ComeBack {
  from: string;
}

/** State for the way to login, so that it leads back to this page. */
export const comeBackTo = ({ pathname, search }: Location): ComeBack => ({
  from: pathname + search,
});

/** The page to come back to; null when the reader came to login by themselves. */
export function cameFrom({ state }: Location): string | null {
  const from: unknown = (state as Partial<ComeBack> | null)?.from;
  return typeof from === 'string' && from.startsWith('/') ? from : null;
}
