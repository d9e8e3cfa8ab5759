import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Panel } from '../Panel.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Caption } from '../Caption.tsx';

interface FigureTable {
  /** Column headers; the first is that of the row headers. */
  columns: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly ReactNode[] }[];
}

/** Head and body of a table with the data of a chart. */
export function FigureRows({ columns, rows }: FigureTable) {
  return (
    <>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

interface ChartFigureProps {
  title: string;
  /** Text below the title: what is counted. */
  note: string;
  /** Description of the filtered list, if a bar is selected. */
  shown?: string | undefined;
  /** Controls beside the title. */
  tools?: ReactNode;
  /** Text below the chart about values that are not shown. */
  rest?: ReactNode;
  /** Data of the chart as a table; missing without data. */
  table?: FigureTable;
  /** The chart or its error; null while its data are loading. */
  children: ReactNode;
}

const tableCss = {
  '& th, & td': { paddingBlock: '1.5', borderBottom: 'line', textAlign: 'start' },
  '& tr > * + *': { textAlign: 'end', paddingInlineStart: '4' },
  '& tbody tr:last-child > *': { borderBottomWidth: '0' },
  '& tbody th': { fontWeight: 'medium' },
  '& thead th': { fontWeight: 'label', fontSize: '13', color: 'ink-soft' },
};

const skeleton = (
  <Skeleton role="status" aria-hidden={false} aria-label="Loading..." height="chart" />
);

/** Panel of a chart with a title and, on demand, its data as a table. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, note, shown, tools, rest, table, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={title}
      note={note}
      aside={
        <Flex wrap="wrap" gap="2">
          {tools}
          {table && (
            <Button
              icon={isOpen ? 'bars' : 'table'}
              tone="plain"
              size="sm"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen);
              }}
            >
              {isOpen ? 'Hide table' : 'Show as table'}
            </Button>
          )}
        </Flex>
      }
      padded
    >
      <Stack gap="4">
        {children ?? skeleton}
        {shown && (
          <Flex
            as="p"
            alignItems="center"
            gap="1"
            textStyle="caption"
            fontWeight="label"
            color="brand"
          >
            <Icon name="check" size="badgeIcon" weight="bold" />
            <span>{shown}</span>
          </Flex>
        )}
        {rest && <Caption color="ink-soft">{rest}</Caption>}
        {table && isOpen && (
          <chakra.table
            width="100%"
            textStyle="small"
            fontVariantNumeric="tabular-nums"
            css={tableCss}
          >
            <chakra.caption srOnly>{note}</chakra.caption>
            <FigureRows {...table} />
          </chakra.table>
        )}
      </Stack>
    </Panel>
  );
}
