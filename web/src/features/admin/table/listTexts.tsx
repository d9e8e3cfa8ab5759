import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { countText } from '../../../lib/format.ts';
import type { PagedList } from '../../../lib/list/usePagedList.ts';

/** "4,812 students" or "Loading students...", and more facts; undefined for a failed list. */
export const listNote = (list: PagedList<unknown>, noun: string, more: readonly string[] = []) =>
  list.failed ? undefined : (
    <span role="status">
      {list.totalCount === null
        ? `Loading ${noun}...`
        : [countText(list.totalCount, noun), ...more].join(', ')}
    </span>
  );

/** Shows a toast once per failed load of a list or of its options. */
export function useFetchToast(error: Error | undefined, noun: string): void {
  useFailureToast(error, `Error fetching ${noun}`, `Failed to load ${noun}. Please try again.`);
}
