import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import type { FilterEntries } from '../../../lib/list/filters.ts';
import { FILTERS } from './criteria.ts';

const CLEARED = Object.fromEntries(
  [
    ...['search', 'page', 'tab', 'person', 'stage', 'details', 'contact', 'session'],
    ...FILTERS.map(({ name }) => name),
  ].map((name) => [name, '']),
);

/** Anchor of the list. */
export const LIST_ID = 'assigned';

/**
 * Returns a function that creates a link to the list with these filters only; the order is kept.
 */
export function useListLink() {
  const { link } = useUrlParams();
  return (filters: FilterEntries<typeof FILTERS> = {}, { down = false } = {}) =>
    link({ ...CLEARED, ...filters }) + (down ? `#${LIST_ID}` : '');
}

export type ListLink = ReturnType<typeof useListLink>;
