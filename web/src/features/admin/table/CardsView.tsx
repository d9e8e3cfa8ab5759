import { chakra } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { Rows, useRowMotion } from './Rows.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Card } from './Card.tsx';
import { CardContext } from './cardContext.ts';
import type { TableProps } from './column.ts';

/** The rows as cards, in two columns, one on a phone, with a select for the sort order. */
export function CardsView<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, getRowId, sort, onSort, selectedId, cardTitle } = props;
  const { loading = false, loadingRows = 10 } = props;
  const rowMotion = useRowMotion();
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
        <chakra.div paddingBlock="3" paddingInline="5" borderBottom="line">
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
      )}
      <chakra.ul
        aria-label={caption}
        aria-busy={loading || undefined}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        css={{
          '& > li + li': { borderTop: 'line' },
          md: {
            '& > li:nth-of-type(2)': { borderTopWidth: '0' },
            '& > li:nth-of-type(even)': { borderInlineStart: 'line' },
          },
        }}
      >
        {loading ? (
          Array.from({ length: loadingRows }, (_, index) => (
            <chakra.li key={index} aria-hidden display="grid" gap="3" padding="5">
              <PersonSkeleton />
              <Skeleton height="row" />
            </chakra.li>
          ))
        ) : (
          <Rows ids={rows.map(getRowId)}>
            {rows.map((row) => {
              const id = getRowId(row);
              return (
                <chakra.li
                  key={id}
                  asChild
                  padding="5"
                  data-selected={id === selectedId || undefined}
                  css={{
                    '&[data-selected]': {
                      bg: 'brand-soft',
                      '--avatar-ground': '{colors.surface}',
                      _highContrast: {
                        borderInlineStart: '{borderWidths.rule} solid {colors.brand}',
                      },
                    },
                  }}
                >
                  <m.li {...rowMotion}>
                    <Card row={row} columns={columns} title={cardTitle} />
                  </m.li>
                </chakra.li>
              );
            })}
          </Rows>
        )}
      </chakra.ul>
    </CardContext>
  );
}
