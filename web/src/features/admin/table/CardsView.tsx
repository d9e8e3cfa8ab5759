import { chakra, Flex, Grid } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { Fragment } from 'react';
import { Select } from '../../../ui/fields/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Card } from './Card.tsx';
import { LOADING_ROWS, type RowProps, type TableProps } from './column.ts';
import { PersonSkeleton } from './PersonLabel.tsx';
import { CardContext } from './RowAction.tsx';
import { Rows, useRowMotion } from './Rows.tsx';
import { TwoColumns } from '../../../ui/TwoColumns.tsx';

/** The rows as cards, in two columns, one on a phone, with a select for the sort order. */
export function CardsView<Row, Item>(props: TableProps<Row, Item>) {
  const { caption, columns, sort, onSort, loading = false } = props;
  const sorts = columns.flatMap(({ header, sort: field }) =>
    field
      ? [
          { value: field, label: `${header}, ascending` },
          { value: `-${field}`, label: `${header}, descending` },
        ]
      : [],
  );
  return (
    <CardContext value>
      {onSort && sorts.length > 0 && (
        <Flex align="center" gap="3" paddingBlock="3" paddingInline="5" borderBottom="line">
          {columns.map(
            ({ header, headerCell }) =>
              headerCell && <Fragment key={header}>{headerCell}</Fragment>,
          )}
          <chakra.div flex="1">
            <Select
              dense
              aria-label={`Sort ${caption}`}
              placeholder="Sort by"
              options={sorts}
              value={sort ?? ''}
              onChange={(event) => {
                if (event.target.value) onSort(event.target.value);
              }}
            />
          </chakra.div>
        </Flex>
      )}
      <TwoColumns
        as="ul"
        aria-label={caption}
        aria-busy={loading || undefined}
        css={{
          '& > li + li': { borderTop: 'line' },
          md: {
            '& > li:nth-of-type(2)': { borderTopWidth: '0' },
            '& > li:nth-of-type(even)': { borderInlineStart: 'line' },
          },
        }}
      >
        {loading ? (
          LOADING_ROWS.map((row) => (
            <Grid as="li" key={row} aria-hidden gap="3" padding="5">
              <PersonSkeleton />
              <Skeleton height="row" />
            </Grid>
          ))
        ) : (
          <Rows table={props} Row={CardRow} />
        )}
      </TwoColumns>
    </CardContext>
  );
}

function CardRow<Row>({ row, columns, isSelected }: RowProps<Row>) {
  return (
    <chakra.li
      asChild
      padding="5"
      data-selected={isSelected || undefined}
      css={{
        '&[data-selected], &:has([data-select]:checked)': {
          bg: 'brand-soft',
          '--avatar-ground': '{colors.surface}',
          _highContrast: {
            borderInlineStart: '{borderWidths.rule} solid {colors.brand}',
          },
        },
      }}
    >
      <m.li {...useRowMotion()}>
        <Card row={row} columns={columns} />
      </m.li>
    </chakra.li>
  );
}
