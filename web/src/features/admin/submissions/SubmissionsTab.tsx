import { useMemo, useState } from 'react';
import { shortDate } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/errors.ts';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useListParams, type ListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import type { ClubAudience, SubmissionSortField } from '../../../schema.generated.ts';
import { RecordDialogs, useRecordDialog } from '../record/RecordDialogs.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { DayField, dayOf } from '../table/DayField.tsx';
import { FilterBar } from '../table/FilterBar.tsx';
import { ListPanel, listNote } from '../table/ListPanel.tsx';
import { MoreButton, MoreGrid } from '../table/MoreFilters.tsx';
import {
  useFormSubmissionsQuery,
  type FormSubmissionsQueryVariables,
} from './FormSubmissions.generated.ts';
import { exportedSubmissions } from './submissionExport.ts';
import { submissionColumns } from './submissionColumns.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';

const FILTERS = ['status', 'role', 'from', 'to'];

/** Submitted forms, newest first, with a dialog for the answers. */
export function SubmissionsTab() {
  const params = useListParams();
  const variables = toVariables(params);
  const result = useFormSubmissionsQuery({ variables });
  const list = usePagedList(params, result, (data) => data.formSubmissions);
  useFailureToast(list.error, 'Error loading submissions', messageOf(list.error));
  const dialog = useRecordDialog(['student', 'educator']);
  const { open } = dialog;
  const columns = useMemo(() => submissionColumns(open), [open]);
  const criteria = criteriaTexts(params);
  const [isMoreOpen, setMoreOpen] = useState(['from', 'to'].some((name) => params.filter(name)));
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
            selects={[
              { name: 'status', label: 'Status', all: 'All Status', options: STATUSES },
              { name: 'role', label: 'Role', all: 'All Roles', options: ROLES },
            ]}
          >
            <MoreButton isOpen={isMoreOpen} onToggle={setMoreOpen} />
          </FilterBar>
        }
        above={
          isMoreOpen && (
            <MoreGrid>
              <DayField name="from" label="Submitted from" params={params} />
              <DayField name="to" label="Submitted to" params={params} />
            </MoreGrid>
          )
        }
        tools={
          <ExportButton
            exported={exportedSubmissions(
              { total: list.totalCount, ...variables },
              filterWords(params),
            )}
            disabled={!list.totalCount}
          />
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

const PAGE_SIZE = 10;

/** Newest first. */
const DEFAULT_SORT = '-submitted';

const SORT_FIELDS = new Map<string, SubmissionSortField>([
  ['name', 'NAME'],
  ['submitted', 'SUBMITTED_AT'],
]);

const STATUSES = [{ value: 'submitted', label: 'Submitted' }] as const;

const ROLES = [
  { value: 'students', label: 'Students' },
  { value: 'educators', label: 'Educators' },
] as const;

const AUDIENCES = new Map<string, ClubAudience>([
  ['students', 'STUDENT'],
  ['educators', 'EDUCATOR'],
]);

type Given = Pick<ListParams, 'search' | 'sort' | 'page' | 'filter'>;

/** Converts the criteria to query variables. */
function toVariables(params: Given): FormSubmissionsQueryVariables {
  const search = params.search.trim();
  const audience = AUDIENCES.get(params.filter('role'));
  const [submittedFrom, submittedTo] = [dayOf(params, 'from'), dayOf(params, 'to')];
  const sort = params.sort || DEFAULT_SORT;
  const field = SORT_FIELDS.get(sort.replace(/^-/, ''));
  return {
    filter: {
      ...(search && { search }),
      ...(params.filter('status') === 'submitted' && { submitted: true }),
      ...(audience && { audience }),
      ...(submittedFrom && { submittedFrom }),
      ...(submittedTo && { submittedTo }),
    },
    sort: field && { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' },
    page: { number: params.page, size: PAGE_SIZE },
  };
}

/** The filters as words, for the name of a file. */
const filterWords = ({ search, filter }: Given) =>
  [search, ...['status', 'role', 'from', 'to'].map(filter)].filter(Boolean);

/** Descriptions of the filters. */
function criteriaTexts(params: Given): string[] {
  const search = params.search.trim();
  const { filter } = toVariables(params);
  const [from, to] = [dayOf(params, 'from'), dayOf(params, 'to')];
  const role = ROLES.find(({ value }) => value === params.filter('role'));
  return [
    ...(search ? [`“${search}”`] : []),
    ...(filter?.submitted ? ['status submitted'] : []),
    ...(role ? [`role ${role.label.toLowerCase()}`] : []),
    ...(from ? [`submitted from ${shortDate(from)}`] : []),
    ...(to ? [`submitted to ${shortDate(to)}`] : []),
  ];
}
