import { useMemo } from 'react';
import { messageOf } from '../../../lib/errors.ts';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { RecordDialogs, useRecordDialog } from '../record/RecordDialogs.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { FilterBar } from '../table/FilterBar.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { ListPanel, listNote } from '../table/ListPanel.tsx';
import { criteriaTexts, DEFAULT_SORT, ROLES, STATUSES, toVariables } from './criteria.ts';
import { useFormSubmissionsQuery } from './FormSubmissions.generated.ts';
import { submissionColumns } from './submissionColumns.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';

const FILTERS = ['status', 'role'];

/** Submitted forms, newest first, with a dialog for the answers. */
export function SubmissionsTab() {
  const params = useListParams();
  const result = useFormSubmissionsQuery({ variables: toVariables(params) });
  const list = usePagedList(params, result, (data) => data.formSubmissions);
  useFailureToast(list.error, 'Error loading submissions', messageOf(list.error));
  const dialog = useRecordDialog(['student', 'educator']);
  const { open } = dialog;
  const columns = useMemo(() => submissionColumns(open), [open]);
  const criteria = criteriaTexts(params);
  const answersOf = (audience: ClubAudience) => (id: string) => (
    <SubmissionDialog
      audience={audience}
      id={id}
      submittedAt={list.rows.find(({ person }) => person.id === id)?.submittedAt}
      onClose={dialog.close}
    />
  );
  return (
    <>
      <ListPanel
        title="Form Submissions"
        noun="form submissions"
        note={listNote(list, list.totalCount === null ? 'form submissions' : 'people')}
        params={params}
        list={list}
        criteria={criteria}
        filters={FILTERS}
        emptyTitle="No users found in the system."
        emptyDetail="Students and educators appear here as soon as they register."
        aside={
          <FilterBar
            noun="form submissions"
            searchHint="Name or email"
            params={params}
            clears={criteria.length > 0 ? FILTERS : undefined}
          >
            <FilterSelect
              params={params}
              name="status"
              label="Status"
              all="All Status"
              options={STATUSES}
            />
            <FilterSelect
              params={params}
              name="role"
              label="Role"
              all="All Roles"
              options={ROLES}
            />
          </FilterBar>
        }
      >
        <DataTable
          caption="form submissions"
          columns={columns}
          rows={list.rows}
          getRowId={({ person }) => person.id}
          sort={params.sort || DEFAULT_SORT}
          onSort={params.setSort}
          selectedId={dialog.current?.id ?? null}
          loading={list.loading}
        />
      </ListPanel>
      <RecordDialogs
        dialog={dialog}
        dialogs={{ student: answersOf('STUDENT'), educator: answersOf('EDUCATOR') }}
      />
    </>
  );
}
