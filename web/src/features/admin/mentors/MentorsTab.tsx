import { countText } from '../../../lib/format.ts';
import { useMemo } from 'react';
import { inputOf, valueOf } from '../../../lib/list/filters.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { AddMentorDialog } from './AddMentorDialog.tsx';
import { ViewMentorDialog } from './ViewMentorDialog.tsx';
import { EditMentorDialog } from './EditMentorDialog.tsx';
import { RemoveMentorDialog } from './RemoveMentorDialog.tsx';
import { MENTOR_FILTERS, SILENT } from '../filters/otherFilters.ts';
import { forRecord, useRecordDialog } from '../record/RecordDialogs.tsx';
import { RecordTab } from '../tab/RecordTab.tsx';
import { listNote, useFetchToast } from '../table/listTexts.tsx';
import { useLocalList } from '../table/useLocalList.ts';
import { exportedMentors } from './mentorExport.ts';
import { mentorColumns } from './mentorColumns.tsx';
import { averageLoad, MENTOR_LIST } from './mentorList.ts';
import { useMentorsQuery } from './Mentors.generated.ts';

/** List of mentors with dialogs. */
export function MentorsTab() {
  const silent = valueOf(MENTOR_FILTERS[0], useListParams()) === SILENT;
  const result = useMentorsQuery({ variables: { silent } });
  const { params, list, allRows } = useLocalList(result, (data) => data.mentors, MENTOR_LIST);
  useFetchToast(list.error, result.data?.mentors ? 'clubs' : 'mentors');
  const mentors = result.data?.mentors ?? [];
  const clubs = result.data?.clubs ?? (result.loading ? [] : null);
  const average = averageLoad(mentors);
  const dialog = useRecordDialog(['add', 'view', 'edit', 'delete']);
  const { open, close: onClose } = dialog;
  const columns = useMemo(() => mentorColumns(average, open), [average, open]);
  const ofMentor = forRecord(result.data?.mentors, 'Mentor', onClose);
  const load = average === null ? [] : [`average load, ${countText(average, 'people')}`];
  return (
    <RecordTab
      title="Mentor Management"
      noun="mentors"
      note={listNote(list, 'mentors', load)}
      params={params}
      list={list}
      search={{ noun: 'mentors', hint: 'Name, specialization or club' }}
      filters={MENTOR_LIST.filters}
      clear="never"
      add={{
        label: 'Add Mentor',
        onAdd: () => {
          open('add');
        },
      }}
      emptyDetail="Add the first one: a mentor accompanies the people of a club."
      exported={(words) =>
        exportedMentors(
          { mentors: allRows, error: list.error, filter: inputOf(MENTOR_LIST.filters, params) },
          words,
        )
      }
      table={{
        columns,
        getRowId: ({ id }) => id,
        sort: params.sort,
        onSort: params.setSort,
      }}
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
  );
}
