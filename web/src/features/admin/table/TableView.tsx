import { chakra } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { Rows, useRowMotion } from './Rows.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { sortDirection, type TableProps } from './column.ts';
import { SortButton } from './SortButton.tsx';
import { tableRecipe } from '../../../ui/theme/recipes/table.ts';

const Root = chakra('table', tableRecipe);

export function TableView<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, getRowId, sort, onSort, selectedId } = props;
  const { loading = false, loadingRows = 10 } = props;
  const rowMotion = useRowMotion();
  const shares = columns.reduce((sum, { share }) => sum + (share ?? 1), 0);
  return (
    <Root aria-busy={loading || undefined}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <colgroup>
        {columns.map(({ key, share }) => (
          <col key={key} style={{ width: `${((share ?? 1) / shares) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              aria-sort={column.sort ? sortDirection(column, sort) : undefined}
            >
              {column.sort && onSort ? (
                <SortButton field={column.sort} sort={sort} onSort={onSort}>
                  {column.header}
                </SortButton>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loading ? (
          Array.from({ length: loadingRows }, (_, row) => (
            <tr key={row} aria-hidden>
              {columns.map((column, index) => (
                <td key={column.key} data-align={column.align}>
                  {index === 0 ? <PersonSkeleton /> : <Skeleton width="10ch" />}
                </td>
              ))}
            </tr>
          ))
        ) : (
          <Rows ids={rows.map(getRowId)}>
            {rows.map((row) => {
              const id = getRowId(row);
              return (
                <m.tr key={id} {...rowMotion} data-selected={id === selectedId || undefined}>
                  {columns.map((column) => (
                    <td key={column.key} data-align={column.align}>
                      {column.cell(row)}
                    </td>
                  ))}
                </m.tr>
              );
            })}
          </Rows>
        )}
      </tbody>
    </Root>
  );
}
