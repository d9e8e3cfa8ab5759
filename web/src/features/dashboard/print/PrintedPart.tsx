import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DetailsItem } from '../../../ui/DetailsList.tsx';

interface PrintedPartProps {
  title: string;
  /** At the right of the title. */
  note?: string;
  children: ReactNode;
}

/** A titled part of a printed page. */
export function PrintedPart({ title, note, children }: PrintedPartProps) {
  return (
    <chakra.section paddingTop="3">
      <Flex
        justify="space-between"
        align="baseline"
        borderBottom="line"
        paddingBottom="1"
        marginBottom="2"
        breakAfter="avoid"
      >
        <chakra.h2 textStyle="item">{title}</chakra.h2>
        {note && <span>{note}</span>}
      </Flex>
      {children}
    </chakra.section>
  );
}

/** Description list in two columns, without empty items to fit on one page. */
export function PrintedFacts({ items }: { items: readonly DetailsItem[] }) {
  return (
    <chakra.dl columnCount={2} columnGap="8" lineHeight="snug">
      {items
        .filter(({ value }) => Boolean(value))
        .map(({ term, value }) => (
          <Grid
            key={term}
            templateColumns="9rem minmax(0, 1fr)"
            gap="3"
            paddingBlock="1"
            breakInside="avoid"
          >
            <chakra.dt color="ink-soft">{term}</chakra.dt>
            <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line">
              <bdi>{value}</bdi>
            </chakra.dd>
          </Grid>
        ))}
    </chakra.dl>
  );
}
