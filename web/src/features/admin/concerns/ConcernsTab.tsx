import { useMemo } from 'react';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import type { ConcernStatus } from '../../../schema.generated.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { RecordDialogs, useRecordDialog } from '../record/RecordDialogs.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { ListPanel, useFetchToast } from '../table/ListPanel.tsx';
import { concernColumns } from './concernColumns.tsx';
import { ConcernDialog } from './ConcernDialog.tsx';
import { useConcernsQuery } from './Concerns.generated.ts';

const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'taken', label: 'Taken' },
  { value: 'closed', label: 'Closed' },
] as const;

const STATUS = new Map<string, ConcernStatus>([
  ['open', 'OPEN'],
  ['taken', 'TAKEN'],
  ['closed', 'CLOSED'],
]);

const PAGE_SIZE = 10;

/** Reported concerns, open ones first, with a dialog to read, take and close one. */
export function ConcernsTab() {
  const params = useListParams();
  const status = STATUS.get(params.filter('status'));
  const result = useConcernsQuery({
    variables: { ...(status && { status }), page: { number: params.page, size: PAGE_SIZE } },
  });
  const list = usePagedList(params, result, (data) => data.concerns);
  useFetchToast(list.error, 'concerns');
  const dialog = useRecordDialog(['concern']);
  const { open } = dialog;
  const columns = useMemo(() => concernColumns(open), [open]);
  if (result.data?.concerns === null && !result.error) {
    return (
      <Panel>
        <EmptyState title="No list of concerns" detail="The connected backend does not offer it." />
      </Panel>
    );
  }
  return (
    <>
      <ListPanel
        title="Concerns"
        noun="concerns"
        params={params}
        list={list}
        criteria={status ? [`status ${params.filter('status')}`] : []}
        filters={['status']}
        emptyDetail="What students and educators report appears here. Mentors never see it."
        aside={
          <Select
            dense
            aria-label="Status"
            placeholder="All Status"
            options={STATUSES}
            value={params.filter('status')}
            onChange={({ target }) => {
              params.setFilter('status', target.value);
            }}
          />
        }
      >
        <DataTable
          caption="concerns"
          columns={columns}
          rows={list.rows}
          getRowId={({ id }) => id}
          selectedId={dialog.current?.id ?? null}
          loading={list.loading}
        />
      </ListPanel>
      <RecordDialogs
        dialog={dialog}
        dialogs={{ concern: (id) => <ConcernDialog id={id} onClose={dialog.close} /> }}
      />
    </>
  );
}
