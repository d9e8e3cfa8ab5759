import { useMemo } from 'react';
import { inputOf } from '../../../lib/list/filters.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { CONCERN_FILTERS, type ConcernFilter } from '../filters/otherFilters.ts';
import { useRecordDialog } from '../record/RecordDialogs.tsx';
import { RecordTab } from '../tab/RecordTab.tsx';
import { useFetchToast } from '../table/listTexts.tsx';
import { concernColumns } from './concernColumns.tsx';
import { ConcernDialog } from './ConcernDialog.tsx';
import { useConcernsQuery } from './Concerns.generated.ts';

const PAGE_SIZE = 10;

/** Reported concerns, open ones first, with a dialog to read, take and close one. */
export function ConcernsTab() {
  const params = useListParams();
  const result = useConcernsQuery({
    variables: {
      ...inputOf<ConcernFilter>(CONCERN_FILTERS, params),
      page: { number: params.page, size: PAGE_SIZE },
    },
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
    <RecordTab
      title="Concerns"
      noun="concerns"
      params={params}
      list={list}
      filters={CONCERN_FILTERS}
      emptyDetail="What students and educators report appears here. Mentors never see it."
      table={{ columns, getRowId: ({ id }) => id }}
      dialog={dialog}
      dialogs={{ concern: (id) => <ConcernDialog id={id} onClose={dialog.close} /> }}
    />
  );
}
