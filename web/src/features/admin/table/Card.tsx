import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Fragment } from 'react';
import { cardSlot, type CardSlot, type Column } from './column.ts';

interface CardProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** A record as a card: title, status, lines, labelled values and full-width actions. */
export function Card<Row>({ row, columns }: CardProps<Row>) {
  const inSlot = (slot: CardSlot) =>
    columns
      .filter((column, index) => cardSlot(column, index) === slot)
      .map((column) => ({ column, content: (column.cardCell ?? column.cell)(row) }));
  const wells = inSlot('well');
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="3" fontSize="14" lineHeight="control">
      <Flex align="flex-start" gap="3">
        {inSlot('select').map(({ column, content }) => (
          <Fragment key={column.header}>{content}</Fragment>
        ))}
        <chakra.div flex="1" minW="0" overflowWrap="anywhere">
          {inSlot('title').map(({ column, content }) => (
            <Fragment key={column.header}>{content}</Fragment>
          ))}
        </chakra.div>
        {inSlot('aside').map(({ column, content }) => (
          <chakra.div key={column.header} flex="none">
            {content}
          </chakra.div>
        ))}
      </Flex>
      {inSlot('line').map(({ column, content }) => (
        <chakra.div key={column.header} color="ink-soft" overflowWrap="anywhere">
          {content}
        </chakra.div>
      ))}
      {wells.length > 0 && (
        <Grid
          as="dl"
          templateColumns="repeat(auto-fit, minmax(min({sizes.well}, 100%), 1fr))"
          gap="3"
        >
          {wells.map(({ column, content }) => (
            <chakra.div
              key={column.header}
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
        </Grid>
      )}
      {inSlot('actions').map(({ column, content }) => (
        <Flex key={column.header} wrap="wrap" gap="3">
          {content}
        </Flex>
      ))}
    </Grid>
  );
}
