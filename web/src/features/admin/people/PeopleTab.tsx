import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useHasFeature } from '../../../lib/session/useHasFeature.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { BULK_NAMES, type BulkName } from '../bulk/actions.ts';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { useSelection } from '../bulk/useSelection.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { exportedPeople, exportedSelection } from '../export/peopleExport.ts';
import { PEOPLE_FILTERS, PEOPLE_ORDERS, peopleVariables } from '../filters/peopleFilters.ts';
import { useChoices } from '../pickers/useChoices.ts';
import { useRecordDialog } from '../record/RecordDialogs.tsx';
import { PersonRowFragmentDoc } from '../row/PersonRow.generated.ts';
import { RecordTab } from '../tab/RecordTab.tsx';
import { useMore } from '../table/MoreFilters.tsx';
import { SelectionContext } from '../table/SelectBox.tsx';
import { PEOPLE_DIALOGS, personColumns } from './personColumns.tsx';
import { matchesOf, PEOPLE_DOCUMENTS, peoplePage } from './matches.ts';

const PersonPicker = lazyPart(
  async () => (await import('../pickers/PersonPicker.tsx')).PersonPicker,
);
const ViewDialog = lazyPart(async () => (await import('../person/ViewDialog.tsx')).ViewDialog);
const EditDialog = lazyPart(async () => (await import('../person/EditDialog.tsx')).EditDialog);
const EducatorDialog = lazyPart(
  async () => (await import('../person/ViewDialog.tsx')).EducatorDialog,
);
const ImportDialog = lazyPart(
  async () => (await import('../import/ImportDialog.tsx')).ImportDialog,
);

const BulkDialog = lazyPart(async () => (await import('../bulk/BulkDialog.tsx')).BulkDialog);

const AUDIENCES = {
  STUDENT: {
    title: 'Student Management',
    noun: 'students',
    searchHint: 'Name, email or school, or ID',
  },
  EDUCATOR: {
    title: 'Educator Management',
    noun: 'educators',
    searchHint: 'Name, email, institution or position',
  },
} as const;

/** The people of an audience with filters, and their dialogs. */
export function PeopleTab({ audience }: { audience: ClubAudience }) {
  const { title, noun, searchHint } = AUDIENCES[audience];
  const params = useListParams();
  const variables = peopleVariables(params);
  const result = useQuery(PEOPLE_DOCUMENTS[audience], { variables });
  const list = usePagedList(params, result, peoplePage);
  const isFirst = result.previousData === undefined;
  useFailureToast(
    list.error,
    isFirst ? 'Error loading data' : `Error fetching ${noun}`,
    isFirst
      ? `Failed to load ${noun}, clubs, or mentors.`
      : `Failed to load ${noun}. Please try again.`,
  );
  const dialog = useRecordDialog(PEOPLE_DIALOGS);
  const { open } = dialog;
  const columns = useMemo(() => personColumns(audience, open), [audience, open]);
  const more = useMore(PEOPLE_FILTERS, params, PEOPLE_ORDERS);
  const choices = useChoices(audience, more[0]);
  const canImport = useHasFeature('IMPORT');
  const selection = useSelection(list.rows.map(({ id }) => id));
  const matches = matchesOf(audience, variables.filter, list.totalCount);
  const onClose = dialog.close;
  const editOf = (id: string) => () => {
    dialog.open('edit', id);
  };
  const picker = (kind: 'club' | 'mentor') => (id: string) => (
    <PersonPicker kind={kind} audience={audience} id={id} onClose={onClose} />
  );
  const bulk = (name: BulkName) => () => (
    <BulkDialog name={name} audience={audience} ids={selection.ids} onClose={onClose} />
  );
  return (
    <SelectionContext value={selection.ofPage}>
      <RecordTab
        title={title}
        noun={noun}
        params={params}
        list={list}
        search={{ noun, hint: searchHint }}
        filters={PEOPLE_FILTERS}
        orders={PEOPLE_ORDERS}
        choices={choices}
        more={more}
        clear="found"
        emptyDetail="They appear here as soon as they register."
        tools={
          canImport && (
            <Button
              tone="outline"
              size="sm"
              onClick={() => {
                open('import');
              }}
            >
              Import
            </Button>
          )
        }
        exported={(words) =>
          exportedPeople(audience, { total: list.totalCount, ...variables }, words)
        }
        below={
          <SelectionBar
            noun={noun}
            selection={selection}
            matches={matches}
            onAction={dialog.open}
            tools={
              <ExportButton exported={exportedSelection(audience, selection.ids, variables.sort)} />
            }
          />
        }
        table={{
          columns,
          fragment: PersonRowFragmentDoc,
          getRowId: ({ id }) => id,
          sort: params.sort,
          onSort: params.setSort,
        }}
        dialog={dialog}
        dialogs={{
          view: (id) => (
            <ViewDialog audience={audience} id={id} onClose={onClose} onEdit={editOf(id)} />
          ),
          details: (id) => <EducatorDialog id={id} onClose={onClose} onEdit={editOf(id)} />,
          edit: (id) => <EditDialog audience={audience} id={id} onClose={onClose} />,
          club: picker('club'),
          mentor: picker('mentor'),
          import: () => canImport && <ImportDialog audience={audience} onClose={onClose} />,
          ...(Object.fromEntries(BULK_NAMES.map((name) => [name, bulk(name)])) as Record<
            BulkName,
            ReturnType<typeof bulk>
          >),
        }}
      />
    </SelectionContext>
  );
}
