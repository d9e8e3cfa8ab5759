import { useMemo } from 'react';
import { toVariables } from '../people/criteria.ts';
import { PeopleManagement } from '../people/PeopleManagement.tsx';
import { usePeopleCriteria } from '../people/usePeopleCriteria.ts';
import { usePeoplePage } from '../people/usePeoplePage.ts';
import { Picker } from '../pickers/Picker.tsx';
import { usePicker } from '../pickers/usePicker.ts';
import { gradeOf, studentColumns } from './studentColumns.tsx';
import { useStudentsQuery } from './Students.generated.ts';

/** The tab Students: find a student, change club and mentor. */
export function StudentManagement() {
  const criteria = usePeopleCriteria();
  const result = useStudentsQuery({
    variables: toVariables(criteria),
  });
  const known = result.error ? result.data : (result.data ?? result.previousData);
  const page = usePeoplePage('students', criteria, {
    ...result,
    found: known?.students,
    again: result.previousData !== undefined,
  });
  const { picker, open, close } = usePicker();
  const columns = useMemo(() => studentColumns(open), [open]);
  const picked = picker && page.rows.find(({ id }) => id === picker.personId);
  return (
    <>
      <PeopleManagement
        title="Student Management"
        noun="students"
        searchHint="Name, email or school"
        criteria={criteria}
        page={page}
        columns={columns}
        selectedId={picker?.personId ?? null}
      />
      {picker && picked && (
        <Picker
          kind={picker.kind}
          person={{ ...picked, audience: 'STUDENT', note: gradeOf(picked) }}
          onClose={close}
        />
      )}
    </>
  );
}
