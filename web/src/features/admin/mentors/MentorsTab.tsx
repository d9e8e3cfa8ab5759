import { ExportButton } from '../export/ExportButton.tsx';
import { countText } from '../../../lib/format.ts';
import { useMemo } from 'react';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import { AddMentorDialog } from './AddMentorDialog.tsx';
import { ViewMentorDialog } from './ViewMentorDialog.tsx';
import { EditMentorDialog } from './EditMentorDialog.tsx';
import { RemoveMentorDialog } from './RemoveMentorDialog.tsx';
import { forRecord, RecordDialogs, useRecordDialog } from '../record/RecordDialogs.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { ListPanel, listNote, useFetchToast } from '../table/ListPanel.tsx';
import { RecordFilters } from '../table/RecordFilters.tsx';
import { useLocalList } from '../table/useLocalList.ts';
import { exportedMentors } from './mentorExport.ts';
import { mentorColumns } from './mentorColumns.tsx';
import { averageLoad, mentorList, SILENT } from './mentorList.ts';
import { useMentorsQuery } from './Mentors.generated.ts';

/** List of mentors with dialogs. */
export function MentorsTab() {
  const silent = useUrlParams().read('status') === SILENT;
  const result = useMentorsQuery({ variables: { silent } });
  const options = mentorList(new Set(result.data?.silent?.map(({ id }) => id)));
  const { params, list, allRows, criteria } = useLocalList(
    result,
    (data) => (silent && !data.silent ? null : data.mentors),
    options,
  );
  useFetchToast(list.error, result.data?.mentors ? 'clubs' : 'mentors');
  const mentors = result.data?.mentors ?? [];
  const clubs = result.data?.clubs ?? [];
  const average = averageLoad(mentors);
  const dialog = useRecordDialog(['add', 'view', 'edit', 'delete']);
  const { open, close: onClose } = dialog;
  const columns = useMemo(() => mentorColumns(average, open), [average, open]);
  const ofMentor = forRecord(result.data?.mentors, 'Mentor', onClose);
  const load = average === null ? [] : [`average load, ${countText(average, 'people')}`];
  return (
    <>
      <ListPanel
        title="Mentor Management"
        noun="mentors"
        note={listNote(list, 'mentors', load)}
        params={params}
        list={list}
        criteria={criteria}
        filters={['status']}
        emptyDetail="Add the first one: a mentor accompanies the people of a club."
        aside={
          <RecordFilters
            params={params}
            noun="mentors"
            searchHint="Name, specialization or club"
            filter={options.filter}
            addLabel="Add Mentor"
            onAdd={() => {
              open('add');
            }}
          />
        }
        tools={
          <ExportButton
            exported={exportedMentors({
              mentors: allRows,
              error: list.error,
              search: params.search.trim(),
              status: params.filter('status'),
            })}
            disabled={!list.totalCount}
          />
        }
      >
        <DataTable
          caption="mentors"
          columns={columns}
          rows={list.rows}
          getRowId={({ id }) => id}
          sort={params.sort}
          onSort={params.setSort}
          selectedId={dialog.current?.id ?? null}
          loading={list.loading}
        />
      </ListPanel>
      <UnreadFields value={list.error}>
        <RecordDialogs
          dialog={dialog}
          dialogs={{
            add: () => <AddMentorDialog clubs={clubs} onClose={onClose} />,
            view: ofMentor((mentor) => (
              <ViewMentorDialog
                mentor={mentor}
                onClose={onClose}
                onEdit={() => {
                  open('edit', mentor.id);
                }}
              />
            )),
            edit: ofMentor((mentor) => (
              <EditMentorDialog mentor={mentor} mentors={mentors} clubs={clubs} onClose={onClose} />
            )),
            delete: ofMentor((mentor) => (
              <RemoveMentorDialog mentor={mentor} mentors={mentors} onClose={onClose} />
            )),
          }}
        />
      </UnreadFields>
    </>
  );
}
