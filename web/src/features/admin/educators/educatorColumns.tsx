import type { Column } from '../../../ui/table/column.ts';
import { assignmentColumns, contactColumn, type OpenPicker } from '../people/personColumns.tsx';
import { PersonName } from '../people/PersonName.tsx';
import type { EducatorRowFragment } from './Educators.generated.ts';

/** "Teacher, Modern High School", as far as known. */
export const positionOf = ({ formDetails }: EducatorRowFragment): string | null =>
  [formDetails?.currentPosition, formDetails?.institution].filter(Boolean).join(', ') || null;

/** The columns of Educator Management. */
export const educatorColumns = (openPicker: OpenPicker): Column<EducatorRowFragment>[] => [
  {
    key: 'educator',
    header: 'Educator',
    sort: 'name',
    share: 4.2,
    cell: (educator) => <PersonName person={educator} />,
  },
  contactColumn,
  ...assignmentColumns(openPicker),
];
