import { useAddressEntries } from '../../../lib/address/useAddressEntries.ts';
import { FILTERS } from './criteria.ts';

const CLEARED = Object.fromEntries(
  ['search', 'page', 'tab', 'person', 'stage', 'details', 'contact', ...FILTERS].map((name) => [
    name,
    '',
  ]),
);

/** Id of the list, for links that lead down to it. */
export const LIST_ID = 'assigned';

/** Makes the address of the list with these filters and no other criteria; the order is kept. */
export function useListLink() {
  const { link } = useAddressEntries();
  return (filters: Record<string, string> = {}, { down = false } = {}) =>
    link({ ...CLEARED, ...filters }) + (down ? `#${LIST_ID}` : '');
}

export type ListLink = ReturnType<typeof useListLink>;
