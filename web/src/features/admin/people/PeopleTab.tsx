import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useHasFeature } from '../../../lib/session/useHasFeature.ts';
import { useListParams, type ListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { BulkKind } from '../bulk/plan.ts';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { useSelection } from '../bulk/useSelection.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { exportedPeople, exportedSelection } from '../export/peopleExport.ts';
import { useClubCandidatesQuery } from '../pickers/ClubCandidates.generated.ts';
import { useMentorCandidatesQuery } from '../pickers/MentorCandidates.generated.ts';
import { RecordDialogs, useRecordDialog } from '../record/RecordDialogs.tsx';
import { PersonRowFragmentDoc } from '../row/PersonRow.generated.ts';
import { DataTable } from '../table/DataTable.tsx';
import { ListPanel } from '../table/ListPanel.tsx';
import { SelectionContext } from '../table/SelectBox.tsx';
import { criteriaTexts, FILTERS, filterWords, hasMoreFilters, toVariables } from './criteria.ts';
import { MoreFilters, PeopleFilters } from './PeopleFilters.tsx';
import { PEOPLE_DIALOGS, personColumns } from './personColumns.tsx';
import { PEOPLE_DOCUMENTS, peoplePage, useMatches } from './useMatches.ts';

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

const BULK_DIALOGS = {
  mentor: 'assign-mentor',
  club: 'assign-club',
  status: 'set-status',
} as const satisfies Record<BulkKind, string>;

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
  const variables = toVariables(params);
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
  const [isMoreOpen, setIsMoreOpen] = useState(hasMoreFilters(params));
  const names = useChosenNames(audience, params);
  const criteria = criteriaTexts(params, names);
  const canImport = useHasFeature('IMPORT');
  const selection = useSelection(list.rows.map(({ id }) => id));
  const matches = useMatches(audience, variables.filter, list.totalCount);
  const onClose = dialog.close;
  const editOf = (id: string) => () => {
    dialog.open('edit', id);
  };
  const picker = (kind: 'club' | 'mentor') => (id: string) => (
    <PersonPicker kind={kind} audience={audience} id={id} onClose={onClose} />
  );
  const bulk = (kind: BulkKind) => () => (
    <BulkDialog kind={kind} audience={audience} ids={selection.ids} onClose={onClose} />
  );
  return (
    <SelectionContext value={selection.ofPage}>
      <ListPanel
        title={title}
        noun={noun}
        params={params}
        list={list}
        criteria={criteria}
        filters={FILTERS}
        emptyDetail="They appear here as soon as they register."
        aside={
          <PeopleFilters
            noun={noun}
            searchHint={searchHint}
            params={params}
            canClear={list.totalCount !== 0 && criteria.length > 0}
            isMoreOpen={isMoreOpen}
            onMore={setIsMoreOpen}
          />
        }
        tools={
          <>
            {canImport && (
              <Button
                tone="outline"
                size="sm"
                onClick={() => {
                  open('import');
                }}
              >
                Import
              </Button>
            )}
            <ExportButton
              exported={exportedPeople(
                audience,
                { total: list.totalCount, ...variables },
                filterWords(params, names),
              )}
              disabled={!list.totalCount}
            />
          </>
        }
        above={isMoreOpen && <MoreFilters audience={audience} params={params} />}
        below={
          <SelectionBar
            noun={noun}
            selection={selection}
            matches={matches}
            onAction={(kind) => {
              dialog.open(BULK_DIALOGS[kind]);
            }}
            tools={
              <ExportButton exported={exportedSelection(audience, selection.ids, variables.sort)} />
            }
          />
        }
      >
        <DataTable
          caption={noun}
          columns={columns}
          rows={list.rows}
          fragment={PersonRowFragmentDoc}
          getRowId={({ id }) => id}
          sort={params.sort}
          onSort={params.setSort}
          selectedId={dialog.current?.id ?? null}
          loading={list.loading}
        />
      </ListPanel>
      <RecordDialogs
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
          'assign-mentor': bulk('mentor'),
          'assign-club': bulk('club'),
          'set-status': bulk('status'),
        }}
      />
    </SelectionContext>
  );
}

/** Names of the filtered club and mentor, from the cache of the filters. */
function useChosenNames(audience: ClubAudience, { filter }: Pick<ListParams, 'filter'>) {
  const fetchPolicy = 'cache-only';
  const clubs = useClubCandidatesQuery({ variables: { clubFor: audience }, fetchPolicy });
  const mentors = useMentorCandidatesQuery({ fetchPolicy });
  return {
    club: clubs.data?.clubs?.find(({ id }) => id === filter('club'))?.name,
    mentor: mentors.data?.mentors?.find(({ id }) => id === filter('mentor'))?.name,
  };
}
