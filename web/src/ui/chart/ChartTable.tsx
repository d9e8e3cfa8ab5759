import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ChartTableProps {
  caption: string;
  /** Column headers; the first is that of the row headers. */
  columns: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly ReactNode[] }[];
}

/** Data of a chart as a table. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <chakra.table
      width="100%"
      textStyle="small"
      fontVariantNumeric="tabular-nums"
      css={{
        '& th, & td': { paddingBlock: '1.5', borderBottom: 'line', textAlign: 'start' },
        '& tr > * + *': { textAlign: 'end', paddingInlineStart: '4' },
        '& tbody tr:last-child > *': { borderBottomWidth: '0' },
        '& tbody th': { fontWeight: 'value' },
        '& thead th': { fontWeight: 'label', fontSize: '13', color: 'ink-soft' },
      }}
    >
      <chakra.caption srOnly>{caption}</chakra.caption>
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
    </chakra.table>
  );
}
