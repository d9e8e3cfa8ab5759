import type { ListParams } from '../../../lib/list/useListParams.ts';
import { RecordFilters } from '../table/RecordFilters.tsx';
import { audienceOf } from './clubList.ts';

const AUDIENCES = [
  { value: '', label: 'All' },
  { value: 'student', label: 'Student' },
  { value: 'educator', label: 'Educator' },
] as const;

/** Search and filter of the clubs, and the button to add one. */
export function ClubFilters({ params, onAdd }: { params: ListParams; onAdd: () => void }) {
  return (
    <RecordFilters
      params={params}
      noun="clubs"
      searchHint="Name or description"
      filter={{
        name: 'for',
        label: 'Club type',
        options: AUDIENCES,
        value: audienceOf(params),
      }}
      addWord="Add Club"
      onAdd={onAdd}
    />
  );
}
