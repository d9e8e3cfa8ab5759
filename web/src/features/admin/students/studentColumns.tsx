import type { Column } from '../../../ui/table/column.ts';
import { assignmentColumns, contactColumn, type OpenPicker } from '../people/personColumns.tsx';
import { PersonName } from '../people/PersonName.tsx';
import { TwoLines } from '../people/TwoLines.tsx';
import type { StudentRowFragment } from './Students.generated.ts';

/** "11th Grade"; null when the class is not known. */
export const gradeOf = (student: StudentRowFragment): string | null =>
  student.formDetails?.class ? `${student.formDetails.class} Grade` : null;

/** The columns of Student Management. */
export const studentColumns = (openPicker: OpenPicker): Column<StudentRowFragment>[] => [
  {
    key: 'student',
    header: 'Student',
    sort: 'name',
    share: 4.2,
    cell: (student) => <PersonName person={student} />,
    cardCell: (student) => <PersonName person={student} note={gradeOf(student)} />,
  },
  contactColumn,
  {
    key: 'academic',
    header: 'Academic',
    sort: 'academic',
    share: 3.6,
    cell: (student) => (
      <TwoLines first={gradeOf(student)} second={student.formDetails?.schoolName} />
    ),
    cardCell: (student) => student.formDetails?.schoolName,
  },
  ...assignmentColumns(openPicker),
];
