import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { cardSlot, type CardSlot, type Column } from './column.ts';

interface CardProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  title?: ((row: Row) => ReactNode) | undefined;
}

/** A record as a card: title, status, lines, labelled values and full-width actions. */
export function Card<Row>({ row, columns, title }: CardProps<Row>) {
  const inSlot = (slot: CardSlot) =>
    columns
      .filter((column, index) => cardSlot(column, index) === slot)
      .map((column) => ({ column, content: (column.cardCell ?? column.cell)(row) }));
  const wells = inSlot('well');
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      fontSize="14"
      lineHeight="control"
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <chakra.div minW="0" overflowWrap="anywhere">
          {title
            ? title(row)
            : inSlot('title').map(({ column, content }) => (
                <Fragment key={column.key}>{content}</Fragment>
              ))}
        </chakra.div>
        {inSlot('aside').map(({ column, content }) => (
          <chakra.div key={column.key} flex="none">
            {content}
          </chakra.div>
        ))}
      </chakra.div>
      {inSlot('line').map(({ column, content }) => (
        <chakra.div key={column.key} color="ink-soft" overflowWrap="anywhere">
          {content}
        </chakra.div>
      ))}
      {wells.length > 0 && (
        <chakra.dl
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min({sizes.well}, 100%), 1fr))"
          gap="3"
        >
          {wells.map(({ column, content }) => (
            <chakra.div
              key={column.key}
              paddingBlock="2"
              paddingInline="2.5"
              borderRadius="2"
              bg="sunk"
              lineHeight="snug"
            >
              <chakra.dt fontSize="13" color="ink-soft">
                {column.cardLabel ?? column.header}
              </chakra.dt>
              <dd>{content}</dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
      {inSlot('actions').map(({ column, content }) => (
        <chakra.div key={column.key} display="flex" flexWrap="wrap" gap="3">
          {content}
        </chakra.div>
      ))}
    </chakra.div>
  );
}
