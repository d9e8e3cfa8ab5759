import { messageOf } from '../../../lib/errors.ts';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { countOf } from '../table/countOf.ts';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';
import { ListState } from '../table/ListState.tsx';
import { criteriaWords, DEFAULT_SORT, toVariables } from './criteria.ts';
import { useFormSubmissionsQuery } from './FormSubmissions.generated.ts';
import { submissionColumns } from './submissionColumns.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import { useSubmissionDialog } from './useSubmissionDialog.ts';

/** Submitted forms, newest first, with a dialog for the answers. */
export function SubmissionsTab() {
  const params = useListParams();
  const result = useFormSubmissionsQuery({ variables: toVariables(params) });
  const list = usePagedList(params, result, (data) => data.formSubmissions);
  useFailureToast(list.error, 'Error loading submissions', messageOf(list.error));
  const dialog = useSubmissionDialog();
  const criteria = criteriaWords(params);
  const shown = list.rows.find(({ person }) => person.id === dialog.current?.id);
  const count =
    list.totalCount === null ? 'Loading form submissions...' : countOf(list.totalCount, 'people');
  return (
    <>
      <Panel
        title="Form Submissions"
        note={list.failed ? undefined : <span role="status">{count}</span>}
        aside={<SubmissionFilters params={params} isFiltered={criteria.length > 0} />}
      >
        <ListState
          noun="form submissions"
          list={list}
          criteria={criteria}
          onClear={() => {
            params.clear('status', 'role');
          }}
          emptyTitle="No users found in the system."
          emptyDetail="Students and educators appear here as soon as they register."
        >
          <UnreadFields value={list.error}>
            <DataTable
              caption="form submissions"
              columns={submissionColumns(dialog.open)}
              rows={list.rows}
              getRowId={({ person }) => person.id}
              sort={params.sort || DEFAULT_SORT}
              onSort={params.setSort}
              selectedId={dialog.current?.id ?? null}
              loading={list.loading}
            />
          </UnreadFields>
          {!list.loading && (
            <ListFooter noun="form submissions" params={params} pageCount={list.pageCount} />
          )}
        </ListState>
      </Panel>
      {dialog.current && (
        <SubmissionDialog
          {...dialog.current}
          submittedAt={shown?.submittedAt}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
