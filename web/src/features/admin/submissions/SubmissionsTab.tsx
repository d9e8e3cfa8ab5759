import { useMemo } from 'react';
import { messageOf } from '../../../lib/errors.ts';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import {
  DEFAULT_SORT,
  SUBMISSION_FILTERS,
  submissionVariables,
} from '../filters/submissionFilters.ts';
import { useRecordDialog } from '../record/RecordDialogs.tsx';
import { RecordTab } from '../tab/RecordTab.tsx';
import { listNote } from '../table/listTexts.tsx';
import { useMore } from '../table/MoreFilters.tsx';
import { useFormSubmissionsQuery } from './FormSubmissions.generated.ts';
import { exportedSubmissions } from './submissionExport.ts';
import { submissionColumns } from './submissionColumns.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';

/** Submitted forms, newest first, with a dialog for the answers. */
export function SubmissionsTab() {
  const params = useListParams();
  const variables = submissionVariables(params);
  const result = useFormSubmissionsQuery({ variables });
  const list = usePagedList(params, result, (data) => data.formSubmissions);
  useFailureToast(list.error, 'Error loading submissions', messageOf(list.error));
  const dialog = useRecordDialog(['student', 'educator']);
  const { open } = dialog;
  const more = useMore(SUBMISSION_FILTERS, params);
  const columns = useMemo(() => submissionColumns(open), [open]);
  const answersOf = (audience: ClubAudience) => (id: string) => (
    <SubmissionDialog
      audience={audience}
      id={id}
      submittedAt={list.rows.find(({ person }) => person.id === id)?.submittedAt}
      onClose={dialog.close}
    />
  );
  return (
    <RecordTab
      title="Form Submissions"
      noun="form submissions"
      note={listNote(list, list.totalCount === null ? 'form submissions' : 'people')}
      params={params}
      list={list}
      search={{ noun: 'form submissions', hint: 'Name or email' }}
      filters={SUBMISSION_FILTERS}
      more={more}
      emptyTitle="No users found in the system."
      emptyDetail="Students and educators appear here as soon as they register."
      exported={(words) => exportedSubmissions({ total: list.totalCount, ...variables }, words)}
      table={{
        columns,
        getRowId: ({ person }) => person.id,
        sort: params.sort || DEFAULT_SORT,
        onSort: params.setSort,
      }}
      dialog={dialog}
      dialogs={{ student: answersOf('STUDENT'), educator: answersOf('EDUCATOR') }}
    />
  );
}
