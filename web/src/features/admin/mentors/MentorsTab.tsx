import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { countOf } from '../table/countOf.ts';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';
import { ListState } from '../table/ListState.tsx';
import { RecordFilters } from '../table/RecordFilters.tsx';
import { useRecordDialog } from '../record/useRecordDialog.ts';
import { mentorColumns } from './mentorColumns.tsx';
import { MentorDialogs } from './MentorDialogs.tsx';
import { averageLoad, DEFAULT_SORT, mentorPage } from './mentorList.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { useMentorsQuery } from './Mentors.generated.ts';

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

const NONE: readonly MentorRowFragment[] = [];

/** List of mentors with dialogs. Loaded completely, then filtered and paged by the URL. */
export function MentorsTab() {
  const params = useListParams();
  const result = useMentorsQuery();
  const list = usePagedList(
    params,
    result,
    ({ mentors }) => mentors && mentorPage(mentors, params),
  );
  const noun = result.data?.mentors ? 'clubs' : 'mentors';
  useFailureToast(
    list.error,
    `Error fetching ${noun}`,
    `Failed to load ${noun}. Please try again.`,
  );
  const mentors = result.data?.mentors ?? NONE;
  const average = averageLoad(mentors);
  const dialog = useRecordDialog();
  const status = STATUSES.find(({ value }) => value === params.filter('status'))?.value ?? '';
  const search = params.search.trim();
  const criteria = [...(search ? [`“${search}”`] : []), ...(status ? [`status ${status}`] : [])];
  return (
    <UnreadFields value={list.error}>
      <Panel
        title="Mentor Management"
        note={
          list.failed ? undefined : (
            <span role="status">
              {list.totalCount === null
                ? 'Loading mentors...'
                : [
                    countOf(list.totalCount, 'mentors'),
                    ...(average === null ? [] : [`average load, ${countOf(average, 'people')}`]),
                  ].join(', ')}
            </span>
          )
        }
        aside={
          <RecordFilters
            params={params}
            noun="mentors"
            searchHint="Name, specialization or club"
            filter={{ name: 'status', label: 'Status', options: STATUSES, value: status }}
            addWord="Add Mentor"
            onAdd={dialog.add}
          />
        }
      >
        <ListState
          noun="mentors"
          list={list}
          criteria={criteria}
          onClear={() => {
            params.clear('status');
          }}
          emptyDetail="Add the first one: a mentor accompanies the people of a club."
        >
          <DataTable
            caption="mentors"
            columns={mentorColumns(average, dialog)}
            rows={list.rows}
            getRowId={({ id }) => id}
            sort={params.sort || DEFAULT_SORT}
            onSort={params.setSort}
            selectedId={dialog.current?.id ?? null}
            loading={list.loading}
          />
          {!list.loading && (
            <ListFooter noun="mentors" params={params} pageCount={list.pageCount} />
          )}
        </ListState>
      </Panel>
      <MentorDialogs dialog={dialog} mentors={mentors} clubs={result.data?.clubs ?? []} />
    </UnreadFields>
  );
}
