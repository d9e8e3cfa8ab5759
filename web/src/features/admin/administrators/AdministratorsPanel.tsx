import { Suspense } from 'react';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { countOf } from '../table/countOf.ts';
import { ListState } from '../table/ListState.tsx';
import { useRecordDialog } from '../record/useRecordDialog.ts';
import { administratorColumns } from './administratorColumns.tsx';
import { administratorPage, DEFAULT_SORT } from './administratorList.ts';
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

/** List of administrators with dialogs. */
export function AdministratorsPanel({ ownId }: { ownId: string }) {
  const params = useListParams();
  const result = useAdministratorsQuery();
  const list = usePagedList(
    params,
    result,
    ({ administrators }) => administrators && administratorPage(administrators, params),
  );
  const { current, add, close, open } = useRecordDialog();
  if (result.data?.administrators === null && !result.error) {
    return (
      <Panel>
        <EmptyState
          title="No list of administrators"
          detail="The connected backend does not offer it."
        />
      </Panel>
    );
  }
  const asked = result.data?.administrators?.find(({ id }) => id === current?.id);
  return (
    <>
      <Panel
        title="Accounts"
        note={
          list.failed ? undefined : (
            <span role="status">
              {list.totalCount === null
                ? 'Loading administrators...'
                : countOf(list.totalCount, 'administrators')}
            </span>
          )
        }
        aside={
          <Button icon="plus" tone="solid" size="sm" onClick={add}>
            Add Administrator
          </Button>
        }
      >
        <ListState
          noun="administrators"
          list={list}
          criteria={[]}
          onClear={() => undefined}
          emptyDetail="Add the first one."
        >
          <DataTable
            caption="administrators"
            columns={administratorColumns(ownId, open)}
            rows={list.rows}
            getRowId={({ id }) => id}
            sort={params.sort || DEFAULT_SORT}
            onSort={params.setSort}
            loading={list.loading}
          />
          {!list.loading && (
            <ListFooter noun="administrators" params={params} pageCount={list.pageCount} />
          )}
        </ListState>
      </Panel>
      <Suspense>
        {current?.kind === 'add' && <AddDialog onClose={close} />}
        {current?.kind === 'delete' && asked && asked.id !== ownId && (
          <RemoveDialog administrator={asked} onClose={close} />
        )}
        {current?.kind === 'reset' && asked && <ResetDialog account={asked} onClose={close} />}
      </Suspense>
    </>
  );
}
