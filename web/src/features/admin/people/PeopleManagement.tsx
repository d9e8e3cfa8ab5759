import { chakra } from '@chakra-ui/react';
import { Panel } from '../../../ui/Panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { PeopleCriteriaState } from './usePeopleCriteria.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import type { PeoplePage } from './peoplePage.ts';
import type { PersonRowFragment } from './PersonRow.generated.ts';

interface PeopleManagementProps<Row extends PersonRowFragment> {
  title: string;
  /** "students" or "educators". */
  noun: string;
  /** What the search looks at. */
  searchHint: string;
  criteria: PeopleCriteriaState;
  page: PeoplePage<Row>;
  columns: readonly Column<Row>[];
  /** The person a picker is open for. */
  selectedId: string | null;
}

const figure = new Intl.NumberFormat('en-IN');

/** "4,812 students", "1 student". */
const inAll = (count: number, noun: string) =>
  `${figure.format(count)} ${count === 1 ? noun.replace(/s$/, '') : noun}`;

/** The list of an audience with its filters: what an admin tab is made of. */
export function PeopleManagement<Row extends PersonRowFragment>(props: PeopleManagementProps<Row>) {
  const { title, noun, searchHint, criteria, page, columns, selectedId } = props;
  const note = page.totalCount === null ? `Loading ${noun}...` : inAll(page.totalCount, noun);
  return (
    <chakra.div css={{ '& > section': { overflow: 'clip' } }}>
      <Panel
        title={title}
        note={page.error ? undefined : <span role="status">{note}</span>}
        aside={<PeopleFilters noun={noun} searchHint={searchHint} criteria={criteria} />}
      >
        <PeopleTable
          noun={noun}
          criteria={criteria}
          page={page}
          columns={columns}
          selectedId={selectedId}
        />
      </Panel>
    </chakra.div>
  );
}
