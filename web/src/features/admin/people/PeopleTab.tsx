import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useFeaturesQuery } from '../../../lib/session/Features.generated.ts';
import { useListParams, type ListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { exportedPeople } from '../export/peopleExport.ts';
import { useClubCandidatesQuery } from '../pickers/ClubCandidates.generated.ts';
import { useMentorCandidatesQuery } from '../pickers/MentorCandidates.generated.ts';
import { RecordDialogs, useRecordDialog } from '../record/RecordDialogs.tsx';
import { PersonRowFragmentDoc } from '../row/PersonRow.generated.ts';
import { DataTable } from '../table/DataTable.tsx';
import { ListPanel } from '../table/ListPanel.tsx';
import { criteriaTexts, FILTERS, filterWords, hasMoreFilters, toVariables } from './criteria.ts';
import { EducatorsDocument } from './Educators.generated.ts';

import { MoreFilters, PeopleFilters } from './PeopleFilters.tsx';
import { PEOPLE_DIALOGS, personColumns } from './personColumns.tsx';
import { StudentsDocument } from './Students.generated.ts';

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

const AUDIENCES = {
  STUDENT: {
    document: StudentsDocument,
    title: 'Student Management',
    noun: 'students',
    searchHint: 'Name, email or school, or ID',
  },
  EDUCATOR: {
    document: EducatorsDocument,
    title: 'Educator Management',
    noun: 'educators',
    searchHint: 'Name, email, institution or position',
  },
} as const;

/** The people of an audience with filters, and their dialogs. */
export function PeopleTab({ audience }: { audience: ClubAudience }) {
  const { document, title, noun, searchHint } = AUDIENCES[audience];
  const params = useListParams();
  const variables = toVariables(params);
  const result = useQuery(document, { variables });
  const list = usePagedList(params, result, (data) => data.people);
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
  const { data: account } = useFeaturesQuery({ fetchPolicy: 'cache-first' });
  const canImport = account?.me?.features.includes('IMPORT') ?? false;
  const onClose = dialog.close;
  const editOf = (id: string) => () => {
    dialog.open('edit', id);
  };
  const picker = (kind: 'club' | 'mentor') => (id: string) => (
    <PersonPicker kind={kind} audience={audience} id={id} onClose={onClose} />
  );
  return (
    <>
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
            onMore={() => {
              setIsMoreOpen(!isMoreOpen);
            }}
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
              exported={exportedPeople(audience, variables, filterWords(params, names))}
              disabled={!list.totalCount}
            />
          </>
        }
        above={isMoreOpen && <MoreFilters audience={audience} params={params} />}
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
        }}
      />
    </>
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
