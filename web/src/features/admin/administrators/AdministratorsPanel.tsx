import { useMemo } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { forRecord, RecordDialogs, useRecordDialog } from '../record/RecordDialogs.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { ListPanel } from '../table/ListPanel.tsx';
import { useLocalList, type LocalList } from '../table/useLocalList.ts';
import { administratorColumns } from './administratorColumns.tsx';
import type { AdministratorRowFragment } from './AdministratorRow.generated.ts';
import { useAdministratorsQuery } from './Administrators.generated.ts';

const AddDialog = lazyPart(
  async () => (await import('./AddAdministratorDialog.tsx')).AddAdministratorDialog,
);
const RemoveDialog = lazyPart(
  async () => (await import('./RemoveAdministratorDialog.tsx')).RemoveAdministratorDialog,
);
const ResetDialog = lazyPart(
  async () => (await import('../access/ResetFactorDialog.tsx')).ResetFactorDialog,
);

const LIST: LocalList<AdministratorRowFragment> = {
  size: 20,
  keys: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    secondFactor: ({ secondFactor }) => (secondFactor === null ? null : Number(secondFactor)),
    createdAt: ({ createdAt }) => createdAt,
  },
};

/** List of administrators with dialogs. */
export function AdministratorsPanel({ ownId }: { ownId: string }) {
  const result = useAdministratorsQuery();
  const { params, list } = useLocalList(result, (data) => data.administrators, LIST);
  const dialog = useRecordDialog(['add', 'delete', 'reset']);
  const { open, close: onClose } = dialog;
  const columns = useMemo(() => administratorColumns(ownId, open), [ownId, open]);
  const administrators = result.data?.administrators;
  if (administrators === null && !result.error) {
    return (
      <Panel>
        <EmptyState
          title="No list of administrators"
          detail="The connected backend does not offer it."
        />
      </Panel>
    );
  }
  const ofAdministrator = forRecord(administrators ?? [], 'Administrator', onClose);
  return (
    <>
      <ListPanel
        title="Accounts"
        noun="administrators"
        params={params}
        list={list}
        emptyDetail="Add the first one."
        aside={
          <Button
            icon="plus"
            tone="solid"
            size="sm"
            onClick={() => {
              open('add');
            }}
          >
            Add Administrator
          </Button>
        }
      >
        <DataTable
          caption="administrators"
          columns={columns}
          rows={list.rows}
          getRowId={({ id }) => id}
          sort={params.sort}
          onSort={params.setSort}
          loading={list.loading}
        />
      </ListPanel>
      <RecordDialogs
        dialog={dialog}
        dialogs={{
          add: () => <AddDialog onClose={onClose} />,
          delete: ofAdministrator(
            (administrator) =>
              administrator.id !== ownId && (
                <RemoveDialog administrator={administrator} onClose={onClose} />
              ),
          ),
          reset: ofAdministrator((account) => <ResetDialog account={account} onClose={onClose} />),
        }}
      />
    </>
  );
}
