import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import { criteriaOf, wordsOf, type Filter } from '../../../lib/list/filters.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { PagedList } from '../../../lib/list/usePagedList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import type { AuditedList } from '../export/exportedList.ts';
import { RecordDialogs, type RecordDialog } from '../record/RecordDialogs.tsx';
import type { TableProps } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import { FilterBar } from '../table/FilterBar.tsx';
import { FilterControl } from '../table/FilterControl.tsx';
import { listNote } from '../table/listTexts.tsx';
import { ListState } from '../table/ListState.tsx';
import { MoreButton, MoreFilters, type More, type Orders } from '../table/MoreFilters.tsx';

interface RecordTabProps<Row, Item, Exported, Kind extends string, Choices> {
  title: string;
  /** Plural noun of the rows. */
  noun: string;
  /** Below the title; default: the number of rows. */
  note?: ReactNode;
  params: ListParams;
  list: PagedList<Item>;
  /** What is searched ("students"), and the placeholder with the searched fields. */
  search?: { noun: string; hint: string };
  filters?: readonly Filter<object, Choices>[];
  choices?: Choices;
  more?: More;
  orders?: Orders;
  /** Clear Filters is beside filters that are set; `found`: only with rows. */
  clear?: 'always' | 'found' | 'never';
  /** Button that adds a record. */
  add?: { label: string; onAdd: () => void };
  /** Buttons for the whole list, before the export. */
  tools?: ReactNode;
  exported?: (words: readonly string[]) => AuditedList<Exported>;
  /** Columns and order of the table; without it, `children` display the rows. */
  table?: Pick<TableProps<Row, Item>, 'columns' | 'getRowId' | 'fragment' | 'sort' | 'onSort'>;
  children?: ReactNode;
  /** The rows are below the panel instead of in it. */
  bare?: boolean;
  /** Below the list and its pager, in every state of the list. */
  below?: ReactNode;
  /** Title of the empty state; default: "No <noun> yet". */
  emptyTitle?: string;
  emptyDetail: string;
  dialog?: Pick<RecordDialog<Kind>, 'current'>;
  dialogs?: Record<Kind, (id: string) => ReactNode>;
}

/** A list of records: search, filters and export above, table or cards, pages, dialogs. */
export function RecordTab<Row, Item, Exported, Kind extends string, Choices>(
  props: RecordTabProps<Row, Item, Exported, Kind, Choices>,
) {
  const { title, noun, params, list, filters = [], more, orders, exported, add } = props;
  const { clear = 'always', tools, table, bare = false, below, dialog, dialogs } = props;
  const choices = props.choices as Choices;
  const names = filters.map(({ name }) => name);
  const criteria = criteriaOf(filters, params, choices);
  const canClear = clear === 'always' || (clear === 'found' && list.totalCount !== 0);
  const controls = (control: Filter['control']) =>
    filters
      .filter((filter) => filter.control === control)
      .map((filter) => <FilterControl key={filter.name} {...{ filter, params, choices }} />);
  const beside = (
    <>
      {controls('segments')}
      {more && <MoreButton more={more} />}
      {controls('select')}
    </>
  );
  const bar = props.search ? (
    <FilterBar
      noun={props.search.noun}
      searchHint={props.search.hint}
      params={params}
      clears={canClear && criteria.length > 0 ? names : undefined}
    >
      {beside}
    </FilterBar>
  ) : (
    beside
  );
  const addButton = add && (
    <Button icon="plus" tone="solid" size="sm" onClick={add.onAdd}>
      {add.label}
    </Button>
  );
  const barAndAdd =
    props.search && add ? (
      <Flex wrap="wrap" gap="3" width={{ base: '100%', md: 'auto' }}>
        {bar}
        {addButton}
      </Flex>
    ) : (
      (addButton ?? bar)
    );
  const head = {
    title,
    note: props.note ?? listNote(list, noun),
    aside: exported ? (
      <Flex wrap="wrap" align="center" gap="3" width={{ base: '100%', md: 'auto' }}>
        {barAndAdd}
        {tools}
        <ExportButton
          exported={exported(wordsOf(filters, params, choices))}
          disabled={!list.totalCount}
        />
      </Flex>
    ) : (
      barAndAdd
    ),
  };
  const rows = table ? (
    <DataTable
      {...table}
      caption={noun}
      rows={list.rows}
      selectedId={dialog?.current?.id ?? null}
      loading={list.loading}
    />
  ) : (
    props.children
  );
  const state = (
    <ListState {...props} criteria={criteria} names={names}>
      {rows}
    </ListState>
  );
  return (
    <>
      {bare ? (
        <Grid templateColumns="minmax(0, 1fr)" gap="3">
          <chakra.div css={{ '& > section > div:first-of-type': { borderBottomWidth: '0' } }}>
            <Panel {...head} />
          </chakra.div>
          {state}
        </Grid>
      ) : (
        <Panel {...head}>
          {more?.[0] && <MoreFilters {...{ filters, orders, params, choices }} />}
          {state}
          {below}
        </Panel>
      )}
      <UnreadFields value={list.error}>
        {dialog && dialogs && <RecordDialogs dialog={dialog} dialogs={dialogs} />}
      </UnreadFields>
    </>
  );
}
